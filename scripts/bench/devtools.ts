interface Answered {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
  readonly sessionId?: string;
}

type Waiting = PromiseWithResolvers<unknown> & { readonly method: string };

/** A browser's DevTools, through the bare protocol. */
export class DevTools {
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Map<string, ((params: never) => void)[]>();
  private readonly socket: WebSocket;
  private asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.receive(JSON.parse(String(data)) as Answered));
    socket.addEventListener('close', () => {
      for (const { reject, method } of this.waiting.values())
        reject(new Error(`${method}: the browser is gone`));
    });
  }

  /** Connects to the address that a browser prints. Rejects when nothing listens there. */
  static connect(address: string): Promise<DevTools> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new DevTools(socket)), { once: true });
      socket.addEventListener('error', () => reject(new Error(`Nothing listens at ${address}`)), {
        once: true,
      });
    });
  }

  /**
   * Sends a command to the browser or, with a session, to one of its tabs. Rejects with the browser's message when it
   * refuses.
   */
  send<Answer = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    const id = ++this.asked;
    const waiting = { ...Promise.withResolvers<unknown>(), method };
    this.waiting.set(id, waiting);
    this.socket.send(JSON.stringify({ id, method, params, sessionId }));
    return waiting.promise as Promise<Answer>;
  }

  on<Params>(event: string, hear: (params: Params) => void, sessionId?: string): void {
    const key = `${sessionId} ${event}`;
    this.listeners.set(key, [...(this.listeners.get(key) ?? []), hear]);
  }

  private receive({ id, result, error, method, params, sessionId }: Answered): void {
    if (id === undefined) {
      for (const hear of this.listeners.get(`${sessionId} ${method}`) ?? []) hear(params as never);
      return;
    }
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error !== undefined) waiting?.reject(new Error(`${waiting.method}: ${error.message}`));
    else waiting?.resolve(result);
  }
}
