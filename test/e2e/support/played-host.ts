import type { BrowserContext, Page } from '@playwright/test';
import type { MessagingDevice } from '../../../src/domain/device/messaging.ts';

/** What the app answers to a message: a result, an error, or nothing at all. */
export type Answer = { readonly result: unknown } | { readonly error: { readonly message: string } } | null;

type Told = { readonly name: string; readonly params: unknown };

/** An app of ours around the pages of a browser: its messaging in each page, and here what it knows and has heard. */
export class PlayedHost {
  /** What pages have told it and asked it, oldest first. */
  readonly told: Told[] = [];
  /** What it answers, by message; what is not there it does not know. */
  readonly answers: Record<string, (params: unknown) => Answer> = {
    getFeatureConfig: () => ({ result: { useSubscriptionsAuthV2: true } }),
    getAuthAccessToken: () => ({ result: this.accessToken === '' ? {} : { accessToken: this.accessToken } }),
    handshake: () => ({
      result: { availableMessages: ['subscriptionDetails', 'getAuthAccessToken'], platform: this.device },
    }),
    subscriptionDetails: () => ({ result: { isSubscribed: false } }),
    completeStripePayment: () => ({ result: {} }),
  };
  /** Of whoever is signed in to the app; empty when nobody is. */
  accessToken = '';
  refreshToken = '';

  private constructor(readonly device: MessagingDevice) {}

  /** Puts an app around the pages that the browser opens from now on. */
  static async around(context: BrowserContext, device: MessagingDevice): Promise<PlayedHost> {
    const host = new PlayedHost(device);
    await context.exposeFunction('playedHost', (name: string, params: unknown, isRequest: boolean) =>
      host.hear(name, params, isRequest),
    );
    await context.addInitScript(playIn, device);
    return host;
  }

  /** The parameters of each message of a name that it has heard. */
  heard(name: string): unknown[] {
    return this.told.filter((message) => message.name === name).map(({ params }) => params);
  }

  /** Tells the page something unasked. */
  async push(page: Page, name: string, params: unknown): Promise<void> {
    await page.evaluate(
      ([event, given]) => {
        const push: unknown = Reflect.get(window, 'playedPush');
        if (typeof push === 'function') push(event, given);
      },
      [name, params] as const,
    );
  }

  private hear(name: string, params: unknown, isRequest: boolean): Answer {
    this.told.push({ name, params });
    if (name === 'setAuthTokens' && typeof params === 'object' && params !== null) {
      this.accessToken = String(Reflect.get(params, 'accessToken'));
      this.refreshToken = String(Reflect.get(params, 'refreshToken'));
    }
    if (!isRequest) return null;
    const answer = this.answers[name];
    return answer === undefined ? { error: { message: `unknown message ${name}` } } : answer(params);
  }
}

/** Runs in each page before its first script. Host-app reference, section 1. */
function playIn(device: MessagingDevice): void {
  type Asked = (name: string, params: unknown, isRequest: boolean) => Promise<unknown>;
  const hear: Asked = (...message) => Reflect.apply(Reflect.get(window, 'playedHost'), window, message);
  const channel = { context: 'subscriptionPages', featureName: 'useSubscription' };
  const listeners = new Map<string, (params: unknown) => void>();
  const bridge = {
    notify: (name: string, params: unknown) => void hear(name, params, false),
    async request(name: string, params: unknown) {
      const answer = await hear(name, params, true);
      if (answer === null) return new Promise(() => {});
      const { result, error } = Object(answer);
      if (error) throw new Error(error.message);
      return result;
    },
    subscribe(name: string, receive: (params: unknown) => void) {
      listeners.set(name, receive);
      return () => listeners.delete(name);
    },
  };
  const enabled = device === 'windows' ? ['subscriptions', 'subscriptionPages'] : ['subscriptions'];
  const duckduckgo = {
    messageHandlers: {},
    platform: device,
    isDuckDuckGo: async () => true,
    createMessageBridge(name: string) {
      if (!enabled.includes(name)) throw new Error('Did not install Message Bridge');
      return bridge;
    },
  };
  Object.defineProperty(navigator, 'duckduckgo', { value: duckduckgo, configurable: true });
  const calls = (name: string, params: unknown) => {
    const message = { ...channel, subscriptionName: name, params };
    if (listeners.has(name)) listeners.get(name)?.(params);
    else if (device === 'android') Reflect.get(window, 'messageCallback')(secret, message);
    else Reflect.get(duckduckgo.messageHandlers, name)?.(message);
  };
  Object.defineProperty(window, 'playedPush', { value: calls });
  const secret = 'duckduckgo-android-messaging-secret';
  if (device === 'android') {
    const process = async (text: string, given: string) => {
      const { method, params, id, context, featureName } = JSON.parse(text);
      if (given !== secret || context !== channel.context || typeof params !== 'object') return;
      const answer = await hear(method, params, id !== undefined);
      if (id !== undefined && answer !== null)
        Reflect.get(window, 'messageCallback')(secret, {
          context,
          featureName,
          id,
          method,
          ...Object(answer),
        });
    };
    Object.defineProperty(window, 'subscriptionPages', { value: { process }, configurable: true });
  }
  if (device === 'macos' || device === 'ios') {
    const postMessage = async ({ method, params, id }: Record<string, unknown>) => {
      const answer = await hear(String(method), params, id !== undefined);
      if (id === undefined) return '{}';
      return answer === null ? new Promise(() => {}) : JSON.stringify({ ...channel, id, ...Object(answer) });
    };
    Object.defineProperty(window, 'webkit', {
      value: { messageHandlers: { subscriptionPages: { postMessage } } },
      configurable: true,
    });
  }
}
