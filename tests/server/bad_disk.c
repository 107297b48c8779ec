/* A disk that fails to order, for a program that is started with this library preloaded.

Whatever concerns a file whose path contains $BAD_DISK fails with the error number that $BAD_DISK_ORDERS holds, as long
as there is such a file: "w 5" for writing, "a 28" for all, reading and opening too. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int ordered(char least) {
    const char *orders = getenv("BAD_DISK_ORDERS");
    static FILE *(*open_file)(const char *, const char *);
    if (!open_file) open_file = dlsym(RTLD_NEXT, "fopen");
    FILE *file = orders ? open_file(orders, "r") : NULL;
    char what = 0;
    int code = 0;
    if (!file) return 0;
    if (fscanf(file, "%c %d", &what, &code) != 2) code = 0;
    fclose(file);
    return what == 'a' || what == least ? code : 0;
}

static int concerns(const char *path) {
    const char *part = getenv("BAD_DISK");
    return part && strstr(path, part) && !strstr(path, ".lock");
}

static int fails(int fd, char least) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    int code = concerns(path) ? ordered(least) : 0;
    if (code) errno = code;
    return code != 0;
}

#define WRAP(kind, name, least, result, params, args)                                        \
    kind name params {                                                                       \
        static kind(*real) params;                                                           \
        if (!real) real = (kind(*) params)dlsym(RTLD_NEXT, #name);                           \
        return fails(fd, least) ? (result) : real args;                                      \
    }

WRAP(ssize_t, write, 'w', -1, (int fd, const void *data, size_t size), (fd, data, size))
WRAP(ssize_t, pwrite, 'w', -1, (int fd, const void *data, size_t size, off_t at), (fd, data, size, at))
WRAP(ssize_t, pwrite64, 'w', -1, (int fd, const void *data, size_t size, off64_t at), (fd, data, size, at))
WRAP(int, fsync, 'w', -1, (int fd), (fd))
WRAP(int, fdatasync, 'w', -1, (int fd), (fd))
WRAP(int, ftruncate, 'w', -1, (int fd, off_t size), (fd, size))
WRAP(int, ftruncate64, 'w', -1, (int fd, off64_t size), (fd, size))
WRAP(ssize_t, read, 'a', -1, (int fd, void *data, size_t size), (fd, data, size))
WRAP(ssize_t, pread, 'a', -1, (int fd, void *data, size_t size, off_t at), (fd, data, size, at))
WRAP(ssize_t, pread64, 'a', -1, (int fd, void *data, size_t size, off64_t at), (fd, data, size, at))

#define OPEN(name)                                                                           \
    int name(const char *path, int flags, ...) {                                             \
        static int (*real)(const char *, int, ...);                                          \
        va_list more;                                                                        \
        va_start(more, flags);                                                               \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;              \
        va_end(more);                                                                        \
        if (!real) real = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name);          \
        int code = concerns(path) ? ordered(flags & (O_WRONLY | O_RDWR) ? 'o' : 'a') : 0;    \
        if (code) {                                                                          \
            errno = code;                                                                    \
            return -1;                                                                       \
        }                                                                                    \
        return real(path, flags, mode);                                                      \
    }

OPEN(open)
OPEN(open64)
