/* Scripts\python.exe of a virtual environment: starts the Python that pyvenv.cfg names under "home", hands its own words
   on, and returns its status. What CPython's launcher (PC/launcher.c) does for a venv, and no more. */
#include <windows.h>
#include <stdio.h>

#define LONGEST 32768  /* characters of a command line on Windows */

static wchar_t own_path[LONGEST], config_path[LONGEST], target[LONGEST], command[LONGEST];

/* The folder named in pyvenv.cfg, beside the folder of this program; 0 where there is none. */
static int read_home(void) {
    wchar_t *folder;
    wcscpy(config_path, own_path);
    *wcsrchr(config_path, L'\\') = 0;
    folder = wcsrchr(config_path, L'\\');
    if (folder) *folder = 0;
    wcscat(config_path, L"\\pyvenv.cfg");
    FILE *config = _wfopen(config_path, L"rb");
    if (!config) return 0;
    char line[LONGEST];
    while (fgets(line, sizeof line, config)) {
        char *value = strchr(line, '=');
        if (!value || strncmp(line, "home", 4)) continue;
        for (value++; *value == ' '; value++) ;
        value[strcspn(value, "\r\n")] = 0;
        MultiByteToWideChar(CP_UTF8, 0, value, -1, target, LONGEST - 64);
        break;
    }
    fclose(config);
    return target[0] != 0;
}

/* The child must end when this process is killed, as a caller knows this one alone. */
static HANDLE job_that_ends_its_children(void) {
    HANDLE job = CreateJobObjectW(NULL, NULL);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits;
    DWORD length;
    if (QueryInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits, &length)) {
        limits.BasicLimitInformation.LimitFlags |=
            JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_SILENT_BREAKAWAY_OK;
        SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    }
    return job;
}

static int run(void) {
    GetModuleFileNameW(NULL, own_path, LONGEST);
    if (!read_home()) return 106;  /* what CPython's launcher returns without a pyvenv.cfg */
    wcscat(target, L"\\" EXENAME);
    SetEnvironmentVariableW(L"__PYVENV_LAUNCHER__", own_path);
    wcsncpy(command, GetCommandLineW(), LONGEST - 1);
    STARTUPINFOW start;
    PROCESS_INFORMATION child;
    GetStartupInfoW(&start);
    HANDLE job = job_that_ends_its_children();
    if (!CreateProcessW(target, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &child)) return 101;
    AssignProcessToJobObject(job, child.hProcess);
    WaitForSingleObject(child.hProcess, INFINITE);
    DWORD status;
    GetExitCodeProcess(child.hProcess, &status);
    return (int)status;
}

#ifdef WINDOWED
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE previous, LPWSTR words, int shown) { return run(); }
#else
int wmain(void) { return run(); }
#endif
