import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Clock } from '../../../../../src/server/clock.ts';
import { describedStripe } from './description.ts';
import { answerCall } from './stripe-calls.ts';
import { errorReply, type StripeReply } from './stripe-reply.ts';
import { StripeWorld } from './stripe-world.ts';

/**
 * What may go wrong with one call. `stall`: no answer ever. `reset`: the connection breaks before anything happens.
 * `lost`: it breaks after everything happened. `broken`: 500, and again for the same key. `busy`: 409, somebody else
 * uses the key now. `limited`: 429. `nonsense`: an answer that is not of the API. `key`: 401.
 */
export type Fault = 'stall' | 'reset' | 'lost' | 'broken' | 'busy' | 'limited' | 'nonsense' | 'key';

export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string | null;
}

const describe = describedStripe({});

/**
 * Stripe's API as far as we use it, over HTTP and with a memory: idempotency keys with their saved answers, faults on
 * demand. Every call is held against Stripe's published description.
 */
export class FakeStripe {
  /** Every call that came in, whatever became of it. */
  readonly requests: StripeRequest[] = [];
  /** What calls did that the description does not allow. */
  readonly violations: string[] = [];
  /** The next call to a path that begins so fails in this way. */
  readonly faults: { readonly on: string; readonly fault: Fault }[] = [];
  private readonly checked = new Set<string>();
  private readonly saved = new Map<string, { readonly asked: string; readonly reply: StripeReply }>();

  private constructor(
    readonly world: StripeWorld,
    readonly url: string,
    private readonly server: Server,
    private readonly clock: Clock,
  ) {}

  static async start(clock: Clock): Promise<FakeStripe> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The fake did not listen');
    const fake = new FakeStripe(new StripeWorld(clock), `http://127.0.0.1:${address.port}`, server, clock);
    server.on('request', (request, response) => void fake.serve(request, response));
    return fake;
  }

  /** The next call to a path that begins so (`/v1/checkout`) fails; several are used up one after the other. */
  fail(on: string, ...faults: readonly Fault[]): void {
    this.faults.push(...faults.map((fault) => ({ on, fault })));
  }

  asked(method: string, path: string): readonly StripeRequest[] {
    return this.requests.filter((request) => request.method === method && request.path === path);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const method = (request.method ?? '').toLowerCase();
    const form = `${url.searchParams}${await text(request)}`;
    const key = request.headers['idempotency-key'];
    const call: StripeRequest = {
      method,
      path: url.pathname,
      form: new URLSearchParams(form),
      key: typeof key === 'string' ? key : null,
    };
    this.requests.push(call);
    await this.check(method, url.pathname, form);

    const fault = this.faultFor(call);
    if (fault === 'stall') return;
    if (fault === 'reset') {
      request.socket.destroy();
      return;
    }
    const { status, body } = this.reply(call, fault);
    if (fault === 'lost') {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': `req_${this.requests.length}`,
      ...(status === 500 ? { 'Stripe-Should-Retry': 'false' } : {}),
    });
    response.end(JSON.stringify(body));
  }

  private async check(method: string, path: string, form: string): Promise<void> {
    const call = `${method} ${path} ${form}`;
    if (this.checked.has(call)) return;
    this.checked.add(call);
    const { violations } = await (await describe)(method, path, form);
    this.violations.push(...violations);
  }

  private faultFor(call: StripeRequest): Fault | null {
    const at = this.faults.findIndex(({ on }) => call.path.startsWith(on));
    return at === -1 ? null : (this.faults.splice(at, 1)[0]?.fault ?? null);
  }

  private reply(call: StripeRequest, fault: Fault | null): StripeReply {
    if (fault === 'limited') return errorReply(429, { code: 'rate_limit' });
    if (fault === 'key') return errorReply(401, {});
    if (fault === 'nonsense') return { status: 200, body: { object: 'surprise' } };
    if (fault === 'busy') {
      return errorReply(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
    }
    const asked = `${call.method} ${call.path} ${call.form}`;
    const saved = call.key === null ? undefined : this.saved.get(call.key);
    if (saved !== undefined) {
      return saved.asked === asked ? saved.reply : errorReply(400, { type: 'idempotency_error' });
    }
    const reply =
      fault === 'broken' ? errorReply(500, { type: 'api_error' }) : answerCall(this.world, this.clock, call);
    if (call.key !== null) this.saved.set(call.key, { asked, reply });
    return reply;
  }
}
