/* python.exe and, with WINDOWED, pythonw.exe: no registry has them alone, and all they do is call Python's library. */
#include <windows.h>

__declspec(dllimport) int Py_Main(int, wchar_t **);

#ifdef WINDOWED
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE previous, LPWSTR words, int shown) {
    return Py_Main(__argc, __wargv);
}
#else
int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
#endif
