/* The complex numbers of Microsoft's C library (ucrtbase.dll), which Wine's does not have and numpy asks for. Microsoft
   hands complex numbers over as plain structures, GCC as a type of its own: each function turns one into the other. */
#include <complex.h>

typedef struct { float real, imag; } Single;
typedef struct { double real, imag; } Double;

static float _Complex from_single(Single z) { float _Complex c; __real__ c = z.real; __imag__ c = z.imag; return c; }
static double _Complex from_double(Double z) { double _Complex c; __real__ c = z.real; __imag__ c = z.imag; return c; }
static Single to_single(float _Complex c) { Single z = {__real__ c, __imag__ c}; return z; }
static Double to_double(double _Complex c) { Double z = {__real__ c, __imag__ c}; return z; }

/* On Windows a long double is a double. */
#define GIVES_A_REAL(name) \
    float my_##name##f(Single z) { return name##f(from_single(z)); } \
    double my_##name(Double z) { return name(from_double(z)); } \
    double my_##name##l(Double z) { return name(from_double(z)); }
#define GIVES_A_COMPLEX(name) \
    Single my_##name##f(Single z) { return to_single(name##f(from_single(z))); } \
    Double my_##name(Double z) { return to_double(name(from_double(z))); } \
    Double my_##name##l(Double z) { return to_double(name(from_double(z))); }

GIVES_A_REAL(creal) GIVES_A_REAL(cimag) GIVES_A_REAL(cabs) GIVES_A_REAL(carg)
GIVES_A_COMPLEX(ccos) GIVES_A_COMPLEX(ccosh) GIVES_A_COMPLEX(csin) GIVES_A_COMPLEX(csinh)
GIVES_A_COMPLEX(ctan) GIVES_A_COMPLEX(ctanh) GIVES_A_COMPLEX(cexp) GIVES_A_COMPLEX(clog) GIVES_A_COMPLEX(csqrt)
Single my_cpowf(Single a, Single b) { return to_single(cpowf(from_single(a), from_single(b))); }
Double my_cpow(Double a, Double b) { return to_double(cpow(from_double(a), from_double(b))); }
Double my_cpowl(Double a, Double b) { return to_double(cpow(from_double(a), from_double(b))); }
