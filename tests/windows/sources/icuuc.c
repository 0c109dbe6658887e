/* icuuc.dll, which Windows 10 has and Wine has not: the functions of ICU that Qt6Core asks for. Each says that there is no
   such text encoding, whereupon Qt uses its own; the error numbers are ICU's. */
typedef int UErrorCode;
typedef unsigned short UChar;
#define EXPORT __declspec(dllexport)
#define FILE_ACCESS_ERROR 4
#define UNSUPPORTED_ERROR 16

EXPORT void *ucnv_open(const char *name, UErrorCode *error) { *error = FILE_ACCESS_ERROR; return 0; }
EXPORT void ucnv_close(void *converter) {}
EXPORT void ucnv_reset(void *converter) {}
EXPORT signed char ucnv_getMaxCharSize(void *converter) { return 1; }
EXPORT const char *ucnv_getName(void *converter, UErrorCode *error) { *error = FILE_ACCESS_ERROR; return 0; }
EXPORT void ucnv_getToUCallBack(void *converter, void **action, void **context) { *action = *context = 0; }
EXPORT void ucnv_getFromUCallBack(void *converter, void **action, void **context) { *action = *context = 0; }
EXPORT void ucnv_setToUCallBack(void *c, void *a, void *x, void **olda, void **oldx, UErrorCode *e) { *e = UNSUPPORTED_ERROR; }
EXPORT void ucnv_setFromUCallBack(void *c, void *a, void *x, void **olda, void **oldx, UErrorCode *e) { *e = UNSUPPORTED_ERROR; }
EXPORT void ucnv_cbToUWriteUChars(void *a, UChar *s, int n, int offset, UErrorCode *e) { *e = UNSUPPORTED_ERROR; }
EXPORT void ucnv_cbFromUWriteUChars(void *a, UChar **s, UChar *end, int offset, UErrorCode *e) { *e = UNSUPPORTED_ERROR; }
EXPORT void ucnv_toUnicode(void *c, UChar **t, UChar *tl, char **s, char *sl, int *o, char flush, UErrorCode *e) { *e = UNSUPPORTED_ERROR; }
EXPORT void ucnv_fromUnicode(void *c, char **t, char *tl, UChar **s, UChar *sl, int *o, char flush, UErrorCode *e) { *e = UNSUPPORTED_ERROR; }
EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, UErrorCode *error) { return 0; }
EXPORT const char *ucnv_getAvailableName(int number) { return 0; }
EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void *c, void *a, UChar *s, int n, int point, int why, UErrorCode *e) { *e = UNSUPPORTED_ERROR; }
EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void *c, void *a, char *s, int n, int why, UErrorCode *e) { *e = UNSUPPORTED_ERROR; }

int __stdcall DllMainCRTStartup(void *module, unsigned reason, void *reserved) { return 1; }
