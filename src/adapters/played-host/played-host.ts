import type { HostChannel } from '../../contract/host-channels.ts';
import { hostNotifications, hostRequests } from '../../contract/host-messages.ts';
import type { MessagingDevice } from '../../domain/device/messaging.ts';
import { answerOf } from './answers.ts';
import { type AppState, newApp } from './app-state.ts';
import type { Answer, Behavior } from './behavior.ts';
import type { WireEntry } from './wire-entry.ts';

/** A message as an app receives it, without wire-specific fields. A notification has no id. */
export interface Received {
  readonly channel: HostChannel;
  readonly method: string;
  readonly params: unknown;
  readonly id?: string;
}

/** An answer with the id under which it is sent. */
export type Reply = Answer & { readonly id: string };

/** How an app is simulated, as plain data. */
export interface HostToPlay {
  readonly platform: MessagingDevice;
  /** Differences from a new app. */
  readonly state?: Partial<AppState>;
  /** By `<channel>.<method>`. */
  readonly behaviors?: Readonly<Record<string, Behavior>>;
  /** The messages on the wire before this page. */
  readonly entries?: readonly WireEntry[];
  /** False for an app without the page-world bridge, as before 2025. */
  readonly bridge?: boolean;
}

/**
 * A simulated app of ours: it knows its platform's messages, answers from its state, and can be told to behave
 * differently. The other files in this folder put it into a page, each on the wire of one platform.
 */
export class PlayedHost {
  readonly platform: MessagingDevice;
  readonly bridge: boolean;
  state: AppState;
  readonly behaviors: Map<string, Behavior>;
  readonly entries: WireEntry[];
  /** Called with each entry after it was added, for example to display it. */
  onEntry: (entry: WireEntry) => void = () => undefined;
  /** Called with each notification that the app accepts. */
  onTold: (told: Received) => void = () => undefined;
  /** Sends an event over whichever wire the page listens on; set by the wires. */
  deliver: (channel: HostChannel, event: string, params: unknown) => void = () => undefined;
  private readonly began: number;

  constructor(played: HostToPlay) {
    this.platform = played.platform;
    this.bridge = played.bridge ?? true;
    this.state = { ...newApp(played.platform), ...played.state };
    this.behaviors = new Map(Object.entries(played.behaviors ?? {}));
    this.entries = [...(played.entries ?? [])];
    this.began = Date.now() - (this.entries.at(-1)?.at ?? 0);
  }

  /** The app as plain data, from which the next page resumes. */
  save(): Required<HostToPlay> {
    const { platform, bridge, state, entries } = this;
    return { platform, bridge, state, entries, behaviors: Object.fromEntries(this.behaviors) };
  }

  /** Adopts the state that the same app reached on a later page. */
  goOn({ state, behaviors = {}, entries = [] }: HostToPlay): void {
    this.state = { ...this.state, ...state };
    this.entries.splice(0, this.entries.length, ...entries);
    this.behaviors.clear();
    for (const [name, behavior] of Object.entries(behaviors)) this.behaviors.set(name, behavior);
  }

  /** Whether this platform's apps know a page's message. */
  knows(channel: HostChannel, method: string): boolean {
    return [hostRequests, hostNotifications].some((table) => {
      const rows: Readonly<Record<string, { readonly platforms: readonly MessagingDevice[] }>> =
        table[channel];
      return Object.hasOwn(rows, method) && rows[method]?.platforms.includes(this.platform) === true;
    });
  }

  /** Records a message on the wire. */
  note(entry: Omit<WireEntry, 'at'>): void {
    const noted = { at: Date.now() - this.began, ...entry };
    this.entries.push(noted);
    this.onEntry(noted);
  }

  /** Handles a message; `reply` is called for each answer, never for a notification. */
  receive(received: Received, reply: (reply: Reply) => void): void {
    if (received.id === undefined) {
      this.take(received);
      return;
    }
    const { channel, method, id } = received;
    const name = `${channel}.${method}`;
    const behavior = this.behaviors.get(name) ?? {};
    if (behavior.next !== undefined) this.behaviors.set(name, behavior.next);
    if (behavior.silent) return;
    const answer = { ...this.answerTo(received, behavior), id: behavior.id ?? id };
    const give = () => {
      reply(answer);
      if (behavior.twice) reply(answer);
    };
    if (behavior.delay === undefined) queueMicrotask(give);
    else setTimeout(give, behavior.delay);
  }

  /** Sends the page an event. */
  push(channel: HostChannel, event: string, params: unknown = {}): void {
    this.deliver(channel, event, params);
  }

  private answerTo({ channel, method }: Received, behavior: Behavior): Answer {
    if (behavior.error !== undefined) return { error: behavior.error };
    if ('result' in behavior) return { result: behavior.result };
    const result = answerOf(this.platform, channel, method, this.state);
    // Apple apps answer a request for a notification with this text.
    return result === undefined ? { error: 'could not access encodable result' } : { result };
  }

  /** Applies a notification to the app's state. */
  private take(told: Received): void {
    const { method } = told;
    const params: Readonly<Record<string, unknown>> = Object(told.params);
    const { accessToken, refreshToken, token } = params;
    if (method === 'setAuthTokens' && isFilled(accessToken) && isFilled(refreshToken)) {
      this.state = { ...this.state, signedIn: { accessToken, refreshToken } };
    }
    if (method === 'setSubscription' && isFilled(token)) {
      this.state = { ...this.state, legacyToken: token };
    }
    this.onTold(told);
    if (method === 'subscriptionSelected' && isFilled(params['id'])) this.sell();
  }

  private sell(): void {
    const { purchase, buyer } = this.state;
    if (purchase === 'wait') return;
    if (purchase === 'completed' && buyer !== null) {
      this.state = { ...this.state, signedIn: buyer, subscription: boughtFrom(this.platform) };
    }
    const token = purchase === 'redirect' ? { token: buyer?.accessToken ?? '' } : {};
    // The page finishes its current task first, as with an app in its own process.
    setTimeout(() => this.push('subscriptionPages', 'onPurchaseUpdate', { type: purchase, ...token }));
  }
}

function boughtFrom(platform: MessagingDevice): AppState['subscription'] {
  const now = Date.now();
  const store = { macos: 'Apple', ios: 'Apple', android: 'Google', windows: 'Stripe' }[platform];
  return {
    isSubscribed: true,
    billingPeriod: 'Monthly',
    startedAt: now,
    expiresOrRenewsAt: now + 30 * 86_400_000,
    paymentPlatform: store,
    status: 'Auto-Renewable',
  };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
