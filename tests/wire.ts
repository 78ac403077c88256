import { connect, createServer, type Socket } from 'node:net';

/** A wire to a server that tests can cut, hold and mend. */
export async function openWire(to: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'held' = 'whole';

  function watch(socket: Socket): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (state === 'held') socket.pause();
  }

  const server = createServer((near) => {
    if (state === 'cut') {
      near.on('error', () => undefined).resetAndDestroy();
      return;
    }
    const far = connect(to);
    watch(near);
    watch(far);
    near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => near.write(bytes)).on('close', () => near.destroy());
    if (state === 'held') for (const end of [near, far]) end.pause();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  function cut(): void {
    state = 'cut';
    for (const socket of sockets) socket.resetAndDestroy();
  }
  return {
    port,
    /** Ends every connection, and every one that is tried. */
    cut,
    /** Nothing arrives any more, and nobody is told. */
    hold: (): void => {
      state = 'held';
      for (const socket of sockets) socket.pause();
    },
    mend: (): void => {
      state = 'whole';
      for (const socket of sockets) socket.resume();
    },
    close: async (): Promise<void> => {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The address of a database with a wire in between. */
export async function wiredDatabase(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const wire = await openWire({ host: url.hostname, port: Number(url.port) });
  url.hostname = '127.0.0.1';
  url.port = String(wire.port);
  return { url: url.href, wire };
}
