import type { Wire } from '../../src/adapters/played-host/wire-entry.ts';
import { type HostChannel, hostChannels } from '../../src/contract/host-channels.ts';

/** The outcome of a request. */
export type Outcome = { readonly milliseconds: number } & (
  | { readonly answer: unknown }
  | { readonly error: string }
  | { readonly silent: true }
);

type Method = (...args: readonly unknown[]) => unknown;
type Listener = (event: string, params: unknown) => void;

const androidSecret = 'duckduckgo-android-messaging-secret';

/**
 * A page's side of each wire with nothing added: it sends exactly what the contract says, and passes on answers
 * unparsed. The site's own adapter validates and drops; here an app's developer sees the raw traffic.
 */
export class WireClient {
  /** The wire of the subscription pages; null if there is none. */
  readonly direct: Wire | null;
  /** Whether `createMessageBridge` opens for the site as a whole, and if not, why. */
  readonly bridge: { readonly open: true } | { readonly open: false; readonly why: string };
  private readonly answers = new Map<string, (posted: Readonly<Record<string, unknown>>) => void>();
  private readonly bridges = new Map<string, unknown>();

  constructor(
    private readonly page: object,
    /**
     * Receives pushed events; null leaves those of the bridge to the page around it, because an app tells only one
     * listener.
     */
    private readonly heard: Listener | null,
  ) {
    const host = member(member(page, 'navigator'), 'duckduckgo');
    this.bridge = this.tryBridge(host, hostChannels.site.featureName);
    const overBridge = this.tryBridge(host, hostChannels.subscriptionPages.context).open;
    this.direct = overBridge ? 'bridge' : this.findDirect();
    this.listen();
  }

  /** Whether the app can be reached on a channel. */
  reaches(channel: HostChannel): boolean {
    if (channel === 'site') return this.bridge.open;
    return channel === 'restorationPages' ? this.direct === 'android' : this.direct !== null;
  }

  /** Sends a request and waits for `limit` milliseconds at most; a later answer is still on the wire, for the tap. */
  async request(channel: HostChannel, method: string, params: object, limit: number): Promise<Outcome> {
    const began = performance.now();
    const silent = new Promise<{ silent: true }>((resolve) =>
      setTimeout(() => resolve({ silent: true }), limit),
    );
    const answered = this.send(channel, method, params, crypto.randomUUID()).then(
      (answer) => answer,
      (error: unknown) => ({ error: String(member(error, 'message') ?? error) }),
    );
    const outcome = await Promise.race([answered, silent]);
    return { milliseconds: Math.round(performance.now() - began), ...outcome };
  }

  /** Sends a notification without waiting. Throws what the app throws. */
  notify(channel: HostChannel, method: string, params: object): void {
    const bridge = this.bridgeOf(channel);
    if (bridge !== null) {
      call(bridge, 'notify', method, params);
      return;
    }
    this.post(channel, { method, params });
  }

  private async send(
    channel: HostChannel,
    method: string,
    params: object,
    id: string,
  ): Promise<{ answer: unknown } | { error: string }> {
    const bridge = this.bridgeOf(channel);
    if (bridge !== null) return { answer: await call(bridge, 'request', method, params) };
    const answered = new Promise<Readonly<Record<string, unknown>>>((resolve) =>
      this.answers.set(id, resolve),
    );
    const back = this.post(channel, { method, params, id });
    const posted: Readonly<Record<string, unknown>> =
      this.direct === 'webkit' ? Object(JSON.parse(String((await back) || '{}'))) : await answered;
    this.answers.delete(id);
    return posted['error'] === undefined
      ? { answer: posted['result'] }
      : { error: String(member(posted['error'], 'message')) };
  }

  private post(channel: HostChannel, message: { method: string; params: object; id?: string }): unknown {
    const { context, featureName } = hostChannels[channel === 'site' ? 'subscriptionPages' : channel];
    const { method, params, id } = message;
    if (this.direct === 'webkit') {
      const handler = member(member(member(this.page, 'webkit'), 'messageHandlers'), context);
      return call(handler, 'postMessage', { context, featureName, ...message });
    }
    if (this.direct === 'android') {
      const text = JSON.stringify({ context, featureName, ...message });
      return call(member(this.page, context), 'process', text, androidSecret);
    }
    const ours = { Feature: context, SubFeatureName: featureName, Name: method, Data: params };
    const posted = id === undefined ? ours : { ...ours, Id: id };
    const webview = member(member(this.page, 'chrome'), 'webview');
    return has(this.page, 'windowsInteropPostMessage')
      ? call(this.page, 'windowsInteropPostMessage', posted)
      : call(webview, 'postMessage', posted);
  }

  private findDirect(): Wire | null {
    const { context } = hostChannels.subscriptionPages;
    const webview = member(member(this.page, 'chrome'), 'webview');
    if (has(this.page, 'windowsInteropPostMessage') || has(webview, 'postMessage')) return 'windows';
    const handler = member(member(member(this.page, 'webkit'), 'messageHandlers'), context);
    if (has(handler, 'postMessage')) return 'webkit';
    return has(member(this.page, context), 'process') ? 'android' : null;
  }

  private tryBridge(host: unknown, name: string): WireClient['bridge'] {
    if (host === undefined) return { open: false, why: 'no navigator.duckduckgo' };
    if (!has(host, 'createMessageBridge')) return { open: false, why: 'no createMessageBridge' };
    try {
      this.bridges.set(name, call(host, 'createMessageBridge', name));
      return { open: true };
    } catch (error) {
      return { open: false, why: String(member(error, 'message') ?? error) };
    }
  }

  private bridgeOf(channel: HostChannel): unknown {
    if (channel === 'site') return this.bridges.get(hostChannels.site.featureName) ?? missing(channel);
    if (this.direct === 'bridge') return this.bridges.get(hostChannels.subscriptionPages.context) ?? null;
    return this.direct === null ? missing(channel) : null;
  }

  private listen(): void {
    const event = 'onPurchaseUpdate';
    const posted = (message: unknown) => this.take(Object(message));
    this.subscribe(hostChannels.subscriptionPages.context, event);
    this.subscribe(hostChannels.site.featureName, 'authUpdate');
    const define = (place: unknown, name: string, value: Method) => {
      if (typeof place === 'object' && place !== null) {
        Reflect.defineProperty(place, name, { configurable: true, value });
      }
    };
    if (this.direct === 'android') {
      define(this.page, 'messageCallback', (secret, message) => {
        if (secret === androidSecret) posted(message);
      });
    } else if (this.direct === 'webkit') {
      const handlers = member(member(member(this.page, 'navigator'), 'duckduckgo'), 'messageHandlers');
      for (const place of [this.page, handlers]) define(place, event, posted);
    } else if (this.direct === 'windows') {
      const webview = member(member(this.page, 'chrome'), 'webview');
      const listener = (message: unknown) => posted(member(message, 'data'));
      if (has(this.page, 'windowsInteropAddEventListener')) {
        call(this.page, 'windowsInteropAddEventListener', 'message', listener);
      } else call(webview, 'addEventListener', 'message', listener);
    }
  }

  private subscribe(name: string, event: string): void {
    const { heard } = this;
    const bridge = this.bridges.get(name);
    if (bridge !== undefined && heard !== null) {
      call(bridge, 'subscribe', event, (params: unknown) => heard(event, params));
    }
  }

  private take(message: Readonly<Record<string, unknown>>): void {
    const { id, subscriptionName, params } = message;
    if (typeof subscriptionName === 'string') this.heard?.(subscriptionName, params);
    if (typeof id === 'string') this.answers.get(id)?.(message);
  }
}

function missing(channel: HostChannel): never {
  throw new Error(`This page has no way to the app for ${channel}.`);
}

function has(of: unknown, name: string): boolean {
  return typeof member(of, name) === 'function';
}

function call(of: unknown, name: string, ...args: readonly unknown[]): unknown {
  return Reflect.apply(Object(member(of, name)), of, args);
}

function member(of: unknown, name: string): unknown {
  try {
    return of === null || of === undefined ? undefined : Reflect.get(Object(of), name);
  } catch {
    return undefined;
  }
}
