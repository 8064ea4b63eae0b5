import type { HostChannel } from '../../contract/host-channels.ts';
import { hostNotifications, hostRequests } from '../../contract/host-messages.ts';
import type { MessagingDevice } from '../../domain/device/messaging.ts';
import { answerOf } from './answers.ts';
import { type AppState, newApp } from './app-state.ts';
import type { Answer, Behaviour } from './behaviour.ts';
import type { WireEntry } from './wire-entry.ts';

/** A message as an app gets it, without the wire's own words. A notification has no id. */
export interface Received {
  readonly channel: HostChannel;
  readonly method: string;
  readonly params: unknown;
  readonly id?: string;
}

/** An answer with the id that it goes out under. */
export type Reply = Answer & { readonly id: string };

/** How an app is played, as plain data. */
export interface HostToPlay {
  readonly platform: MessagingDevice;
  /** What differs from a new app. */
  readonly state?: Partial<AppState>;
  /** By `<channel>.<method>`. */
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  /** What went over the wire before this page. */
  readonly entries?: readonly WireEntry[];
  /** False for an app without the page-world bridge, as before 2025. */
  readonly bridge?: boolean;
}

/**
 * An app of ours, played: it knows its platform's messages, answers from its state, and does as it is told instead. The
 * files beside this one put it into a page, each on the wire of one platform.
 */
export class PlayedHost {
  readonly platform: MessagingDevice;
  readonly bridge: boolean;
  state: AppState;
  readonly behaviours: Map<string, Behaviour>;
  readonly entries: WireEntry[];
  /** Called with each entry once it is in the list; for who shows them. */
  onEntry: (entry: WireEntry) => void = () => undefined;
  /** Called with each notification that the app takes. */
  onTold: (told: Received) => void = () => undefined;
  /** Gives an event to whatever wire the page listens on; the wires set it. */
  deliver: (channel: HostChannel, event: string, params: unknown) => void = () => undefined;
  private readonly began: number;

  constructor(played: HostToPlay) {
    this.platform = played.platform;
    this.bridge = played.bridge ?? true;
    this.state = { ...newApp(played.platform), ...played.state };
    this.behaviours = new Map(Object.entries(played.behaviours ?? {}));
    this.entries = [...(played.entries ?? [])];
    this.began = Date.now() - (this.entries.at(-1)?.at ?? 0);
  }

  /** The app as plain data, from which the next page goes on. */
  save(): Required<HostToPlay> {
    const { platform, bridge, state, entries } = this;
    return { platform, bridge, state, entries, behaviours: Object.fromEntries(this.behaviours) };
  }

  /** Becomes what the same app was on a page since. */
  goOn({ state, behaviours = {}, entries = [] }: HostToPlay): void {
    this.state = { ...this.state, ...state };
    this.entries.splice(0, this.entries.length, ...entries);
    this.behaviours.clear();
    for (const [name, behaviour] of Object.entries(behaviours)) this.behaviours.set(name, behaviour);
  }

  /** Whether this platform's apps have a message of a page. */
  knows(channel: HostChannel, method: string): boolean {
    return [hostRequests, hostNotifications].some((table) => {
      const rows: Readonly<Record<string, { readonly platforms: readonly MessagingDevice[] }>> =
        table[channel];
      return Object.hasOwn(rows, method) && rows[method]?.platforms.includes(this.platform) === true;
    });
  }

  /** Notes what went over the wire. */
  note(entry: Omit<WireEntry, 'at'>): void {
    const noted = { at: Date.now() - this.began, ...entry };
    this.entries.push(noted);
    this.onEntry(noted);
  }

  /** Takes a message; `reply` is called for each answer, never for a notification. */
  receive(received: Received, reply: (reply: Reply) => void): void {
    if (received.id === undefined) {
      this.take(received);
      return;
    }
    const { channel, method, id } = received;
    const name = `${channel}.${method}`;
    const behaviour = this.behaviours.get(name) ?? {};
    if (behaviour.next !== undefined) this.behaviours.set(name, behaviour.next);
    if (behaviour.silent) return;
    const answer = { ...this.answerTo(received, behaviour), id: behaviour.id ?? id };
    const give = () => {
      reply(answer);
      if (behaviour.twice) reply(answer);
    };
    if (behaviour.delay === undefined) queueMicrotask(give);
    else setTimeout(give, behaviour.delay);
  }

  /** Tells the page something unasked. */
  push(channel: HostChannel, event: string, params: unknown = {}): void {
    this.deliver(channel, event, params);
  }

  private answerTo({ channel, method }: Received, behaviour: Behaviour): Answer {
    if (behaviour.error !== undefined) return { error: behaviour.error };
    if ('result' in behaviour) return { result: behaviour.result };
    const result = answerOf(this.platform, channel, method, this.state);
    // Apple's apps answer a request for what is a notification with this text.
    return result === undefined ? { error: 'could not access encodable result' } : { result };
  }

  /** What a notification changes in the app. */
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
    // The page goes on with its own task first, as with an app in a process of its own.
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
