import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerType } from '@hono/node-server';

/** How long requests in progress may take to end when the server stops. */
const GRACE_MS = 10_000;

/** The end of a server that cuts off nobody. */
export interface GracefulEnd {
  /** Requests are taken still; whoever sends one is told that the connection ends with its answer. */
  readonly announce: () => void;
  /** Takes no more, ends connections on which nothing is under way at once, and the others with their answer. */
  readonly close: () => Promise<void>;
}

/** Watches the connections of a server, which has to have none yet. Node ends idle connections by itself, but not one on which nothing
 * was sent yet, or half a request: browsers and proxies keep such connections in store. */
export function gracefulEnd(server: ServerType, graceMs: number = GRACE_MS): GracefulEnd {
  const open = new Set<Socket>();
  const underWay = new Map<ServerResponse, Socket>();
  let isAnnounced = false;
  let isClosing = false;

  const isBusy = (socket: Socket) => [...underWay.values()].includes(socket);
  /** With the last of the answers that a connection still waits for: what was asked in one go is answered as a whole. */
  const endWithLast = (socket: Socket) => {
    const waiting = [...underWay].flatMap(([outgoing, at]) =>
      at === socket && !outgoing.headersSent ? [outgoing] : [],
    );
    for (const outgoing of waiting) outgoing.shouldKeepAlive = outgoing !== waiting.at(-1);
  };
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Before whatever answers.
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    underWay.set(outgoing, socket);
    if (isAnnounced) endWithLast(socket);
    outgoing.once('close', () => {
      underWay.delete(outgoing);
      if (isClosing && !isBusy(socket)) socket.end();
    });
  });

  const announce = () => {
    isAnnounced = true;
    for (const socket of new Set(underWay.values())) endWithLast(socket);
  };
  return {
    announce,
    close: () => {
      announce();
      isClosing = true;
      return new Promise((resolve) => {
        const timer = setTimeout(() => open.forEach((socket) => socket.destroy()), graceMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        for (const socket of open) if (!isBusy(socket)) socket.destroy();
      });
    },
  };
}
