/* The limit: a server that judges nothing and stores nothing, frames a broadcast once, and writes
 * the same bytes to every socket of the room. It understands just enough of HTTP and WebSocket for
 * wsload's dialect "plain": the room stands behind "room=" in the request, and a frame that holds a
 * stamp, T=…, is told to the room.
 *
 *   gcc -O2 -o bare bare.c && ./bare PORT
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { MOST = 20000, EVENTS = 1024, SHORT = 125 };

struct room {
  int *sockets;
  int count, space;
};

static struct room rooms[MOST]; /* by number */
static int room_of[MOST];       /* by socket */
static char upgraded[MOST];     /* by socket */
static unsigned char buffer[65536];

static void watch(int epoll, int socket) {
  struct epoll_event event = {.events = EPOLLIN, .data.fd = socket};
  epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event);
}

static int listen_on(int port) {
  int on = 1, listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (bind(listener, (void *)&address, sizeof address) || listen(listener, 4096)) {
    perror("bare");
    exit(1);
  }
  return listener;
}

static void accept_all(int epoll, int listener) {
  int on = 1, found;
  while ((found = accept4(listener, NULL, NULL, SOCK_NONBLOCK)) >= 0) {
    if (found >= MOST) {
      close(found);
      continue;
    }
    setsockopt(found, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    upgraded[found] = 0;
    watch(epoll, found);
  }
}

static void enter(int socket, const char *request) {
  static const char answer[] =
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n";
  const char *number = strstr(request, "room=");
  int index = number ? atoi(number + 5) : 0;
  if (index < 0 || index >= MOST) index = 0;
  struct room *room = &rooms[index];
  if (room->count == room->space) {
    room->space = room->space ? room->space * 2 : 8;
    room->sockets = realloc(room->sockets, (size_t)room->space * sizeof(int));
  }
  room->sockets[room->count++] = socket;
  room_of[socket] = index;
  upgraded[socket] = 1;
  send(socket, answer, sizeof answer - 1, MSG_NOSIGNAL);
}

static void leave(int socket) {
  struct room *room = &rooms[room_of[socket]];
  for (int i = 0; upgraded[socket] && i < room->count; i++) {
    if (room->sockets[i] == socket) {
      room->sockets[i] = room->sockets[--room->count];
      break;
    }
  }
  upgraded[socket] = 0;
  close(socket);
}

static void tell(const struct room *room, const char *stamp) {
  static int told;
  unsigned char frame[256];
  /* About as long as what the peers send. */
  int length = snprintf((char *)frame + 4, sizeof frame - 4,
                        "{\"k\":\"count\",\"n\":%06d,\"of\":1000,\"ts\":\"%s\",\"ev\":\"pass\","
                        "\"who\":\"player-0042\",\"left\":37,\"pot\":50}",
                        ++told % 1000000, stamp);
  unsigned char *begin = frame;
  int size = length + 4;
  if (length <= SHORT) {
    begin += 2;
    size -= 2;
    begin[1] = (unsigned char)length;
  } else {
    begin[1] = 126;
    begin[2] = (unsigned char)(length >> 8);
    begin[3] = (unsigned char)(length & 255);
  }
  begin[0] = 0x81;
  /* Whoever reads too slowly misses a frame; wsload counts what comes. */
  for (int i = 0; i < room->count; i++)
    send(room->sockets[i], begin, (size_t)size, MSG_NOSIGNAL | MSG_DONTWAIT);
}

/* Short masked frames, each of them whole: wsload sends no others. */
static void hear(int socket, unsigned char *bytes, ssize_t count) {
  while (count >= 6) {
    int length = bytes[1] & 127;
    if (length > SHORT || count < 6 + length) return;
    unsigned char *mask = bytes + 2, *text = bytes + 6;
    for (int i = 0; i < length; i++) text[i] ^= mask[i & 3];
    char *stamp = memmem(text, (size_t)length, "T=", 2);
    if (stamp) {
      char *end = memchr(stamp, '"', (size_t)((char *)text + length - stamp));
      if (end) {
        *end = 0;
        tell(&rooms[room_of[socket]], stamp);
      }
    }
    bytes += 6 + length;
    count -= 6 + length;
  }
}

static void serve(int socket) {
  ssize_t count = recv(socket, buffer, sizeof buffer - 1, 0);
  if (count <= 0) {
    if (count == 0 || errno != EAGAIN) leave(socket);
    return;
  }
  buffer[count] = 0;
  if (upgraded[socket])
    hear(socket, buffer, count);
  else
    enter(socket, (char *)buffer);
}

int main(int count, char **words) {
  if (count != 2) {
    fprintf(stderr, "usage: bare PORT\n");
    return 2;
  }
  struct rlimit limit;
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  int listener = listen_on(atoi(words[1])), epoll = epoll_create1(0);
  watch(epoll, listener);
  for (;;) {
    static struct epoll_event events[EVENTS];
    int ready = epoll_wait(epoll, events, EVENTS, -1);
    for (int i = 0; i < ready; i++) {
      if (events[i].data.fd == listener)
        accept_all(epoll, listener);
      else
        serve(events[i].data.fd);
    }
  }
}
