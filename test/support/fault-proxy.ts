import { createServer, connect as dial, type Socket } from 'node:net';

/**
 * A network fault: `slow` delays all traffic by two seconds; `reset` resets every connection; `half-open` accepts
 * connections and never forwards anything; `cut` forwards the request and breaks the connection in the middle of the
 * response.
 */
export type Fault = 'slow' | 'reset' | 'half-open' | 'cut';

export const everyFault = ['slow', 'reset', 'half-open', 'cut'] as const satisfies readonly Fault[];

/** The network between the server and one of its dependencies, which a test can break and repair. */
export interface FaultProxy {
  readonly port: number;
  /** Breaks it, for open connections and new ones. */
  readonly break: (fault: Fault) => void;
  /** Repairs it for new connections; dead ones stay dead. */
  readonly mend: () => void;
  /** The number of connection attempts so far. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

const slowBy = 2_000;

/** Opens one in front of a port of this machine. */
export async function openFaultProxy(target: { readonly port: number }): Promise<FaultProxy> {
  const lines = new Set<Line>();
  let fault: Fault | null = null;
  let asked = 0;
  const server = createServer((near) => {
    asked += 1;
    if (fault === 'reset') {
      near.resetAndDestroy();
      return;
    }
    const line = new Line(near, target.port, () => fault);
    lines.add(line);
    line.onEnd(() => lines.delete(line));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    port: address.port,
    break: (kind) => {
      fault = kind;
      for (const line of lines) {
        if (kind === 'reset') line.reset();
        if (kind === 'half-open') line.die();
      }
    },
    mend: () => {
      fault = null;
    },
    connections: () => asked,
    close: async () => {
      for (const line of lines) line.reset();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** One connection through the proxy. */
class Line {
  private readonly far: Socket;
  private isDead: boolean;

  constructor(
    private readonly near: Socket,
    port: number,
    private readonly fault: () => Fault | null,
  ) {
    this.isDead = fault() === 'half-open';
    this.far = dial(port, '127.0.0.1');
    this.carry(near, this.far, (chunk) => chunk);
    this.carry(this.far, near, (chunk) => {
      if (this.fault() !== 'cut') return chunk;
      near.write(chunk.subarray(0, Math.floor(chunk.length / 2)), () => this.reset());
      return null;
    });
  }

  reset(): void {
    this.near.resetAndDestroy();
    this.far.destroy();
  }

  /** The far side may outlive the near one, because nothing told it to close. */
  onEnd(action: () => void): void {
    this.far.once('close', action);
  }

  /** Silently stops forwarding. */
  die(): void {
    this.isDead = true;
  }

  private carry(from: Socket, to: Socket, pass: (chunk: Buffer) => Buffer | null): void {
    let turn = Promise.resolve();
    const later = (action: () => void) => {
      const wait = this.fault() === 'slow' ? slowBy : 0;
      const due = new Promise<void>((resolve) => {
        if (wait === 0) resolve();
        else setTimeout(resolve, wait).unref();
      });
      turn = turn.then(() => due).then(action);
    };
    from.on('data', (chunk: Buffer) => {
      if (this.isDead) return;
      later(() => {
        const passed = this.isDead || to.destroyed ? null : pass(chunk);
        if (passed !== null) to.write(passed);
      });
    });
    from.on('error', () => {});
    from.on('close', () => {
      if (!this.isDead) later(() => to.destroy());
    });
  }
}
