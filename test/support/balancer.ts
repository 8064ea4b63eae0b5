import { connect, createServer, type Socket } from 'node:net';

/** A load balancer in front of several servers on this machine: each connection goes to the next one that accepts it. */
export interface Balancer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Opens one on a port; `targets` returns the ports at the time of a connection. */
export async function openBalancer(port: number, targets: () => readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => {});
    near.once('close', () => open.delete(near));
    turn += 1;
    const ports = targets();
    const inTurn = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
    dial(inTurn).then(
      (far) => {
        near.pipe(far).pipe(near);
        near.once('close', () => far.destroy());
        far.once('close', () => near.destroy());
        if (near.destroyed) far.destroy();
      },
      () => near.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function dial([port, ...others]: readonly number[]): Promise<Socket> {
  if (port === undefined) throw new Error('No server takes a connection');
  const far = connect(port, '127.0.0.1');
  far.on('error', () => {});
  const isOpen = await new Promise<boolean>((resolve) => {
    far.once('connect', () => resolve(true));
    far.once('close', () => resolve(false));
  });
  return isOpen ? far : dial(others);
}
