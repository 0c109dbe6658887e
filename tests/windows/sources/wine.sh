#!/bin/bash
# wine.sh BENCH FOLDER COMMAND...: runs a Windows program of the bench in the folder (a Windows path), on DISPLAY.
# wine.sh BENCH FOLDER --end: ends every program of the bench, and Wine's server.
# The mounts live in a namespace of their own and go when it ends: deleting the bench deletes nothing else.
set -u
export BENCH=$1 BENCH_CWD=$2; shift 2
export WINEPREFIX=$BENCH/prefix WINEDEBUG=${WINEDEBUG--all} WINEDLLOVERRIDES=mscoree,mshtml= HOME=/root LANG=C.UTF-8
export WINEPATH='C:\inno' PIP_NO_INDEX=1 PIP_FIND_LINKS="Z:${BENCH//\//\\}\\wheels"
unset PYENV_VERSION PYTHONPATH PYTHONHOME VIRTUAL_ENV TMPDIR
export XDG_RUNTIME_DIR=/tmp  # Wine complains on stderr where there is none
for name in "${!QT_@}"; do export "BENCH_$name=${!name}"; done
exec 3<&0 || exec 3</dev/null
unshare --mount bash -c '
    for folder in proc sys dev; do mount --rbind /$folder "$BENCH/debian/$folder"; done
    mkdir -p "$BENCH/debian$BENCH"; mount --bind "$BENCH" "$BENCH/debian$BENCH"
    if [ -d /tmp/.X11-unix ]; then
        mkdir -p "$BENCH/debian/tmp/.X11-unix"; mount --bind /tmp/.X11-unix "$BENCH/debian/tmp/.X11-unix"
    fi
    if [ -n "${XAUTHORITY-}" ]; then cp "$XAUTHORITY" "$BENCH/debian/root/key" && XAUTHORITY=/root/key; fi
    # the folder is entered from outside; there is none as long as Wine has not made its drive C
    folder=$(printf %s "${BENCH_CWD#C:}" | tr "\\\\" /)
    [ "$1" != --end ] || exec chroot "$BENCH/debian" wineserver --kill
    # server and services of the session keep the pipe of the program that starts them, and "cat" below would wait for
    # them as long as any other program runs: they are started here, without a pipe, and stay for 10 s after the last
    flock -o "$BENCH/session.lock" chroot "$BENCH/debian" sh -c \
        "wineserver -p10 && /usr/lib/wine/wine64 cmd /c rem" </dev/null >/dev/null 2>&1 3<&-
    exec chroot "$BENCH/debian" sh -c "cd \"\$WINEPREFIX/drive_c\$0\" 2>/dev/null || cd /; exec /usr/lib/wine/wine64 \"\$@\"" "$folder" "$@"
' wine "$@" <&3 2>&1 | cat  # through a pipe: the Python of the bench takes no file that is open for writing alone
exit "${PIPESTATUS[0]}"
