import type { WireEntry } from '../../src/adapters/played-host/wire-entry.ts';
import { type HostChannel, hostChannels } from '../../src/contract/host-channels.ts';

/** The meaning of a wire entry in the contract's terms; `at` in milliseconds since the run began. */
export type Step = { readonly at: number } & (
  | {
      readonly kind: 'sent';
      readonly channel: HostChannel | null;
      readonly method: string;
      readonly params: unknown;
      /** Null for a notification. */
      readonly id: string | null;
    }
  | {
      readonly kind: 'answered';
      /** The id in the answer, or that of the promise it settles. */
      readonly id: string | null;
      /** Null if the wire names no channel, as with a promise. */
      readonly channel: HostChannel | 'other' | null;
      readonly answer:
        | { readonly result: unknown }
        | { readonly error: unknown }
        | { readonly rejected: string };
    }
  | {
      readonly kind: 'pushed';
      readonly channel: HostChannel | 'other';
      readonly event: string;
      readonly params: unknown;
    }
  | { readonly kind: 'unreadable'; readonly direction: WireEntry['direction']; readonly why: string }
);

const androidSecret = 'duckduckgo-android-messaging-secret';
type Fields = Readonly<Record<string, unknown>>;

/** Interprets an entry; never fails, because an unreadable entry is a step too. */
export function readStep(entry: WireEntry): Step {
  const { at, direction, wire } = entry;
  if (wire === 'android' && entry.secret !== androidSecret) {
    return { at, kind: 'unreadable', direction, why: 'the secret is not the one of the contract' };
  }
  return direction === 'to-app' ? readSentStep(entry) : readPosted(entry);
}

function readSentStep({ at, wire, sent, direction }: WireEntry): Step {
  const message = wire === 'android' ? parsed(sent) : fieldsOf(sent);
  if (message === null) return { at, kind: 'unreadable', direction, why: 'it is no JSON text of an object' };
  const { context, featureName, method, params, id } = wire === 'windows' ? commonWords(message) : message;
  if (typeof method !== 'string') return { at, kind: 'unreadable', direction, why: 'it names no method' };
  const channel = channelOf(wire === 'bridge' ? undefined : context, featureName);
  return {
    at,
    kind: 'sent',
    channel: channel === 'other' ? null : channel,
    method,
    params,
    id: typeof id === 'string' ? id : null,
  };
}

function readPosted({ at, wire, sent, settles, rejected, direction }: WireEntry): Step {
  if (settles !== undefined && rejected) {
    return { at, kind: 'answered', id: settles, channel: null, answer: { rejected: String(sent) } };
  }
  if (settles !== undefined && wire === 'bridge') {
    return { at, kind: 'answered', id: settles, channel: null, answer: { result: sent } };
  }
  const message = settles === undefined ? fieldsOf(sent) : parsed(sent);
  if (message === null) {
    const why = settles === undefined ? 'it is no object' : 'the answer is no JSON text of an object';
    return { at, kind: 'unreadable', direction, why };
  }
  const { context, featureName, subscriptionName, params, id, result, error } = message;
  const channel = channelOf(wire === 'bridge' ? undefined : context, featureName);
  if (typeof subscriptionName === 'string') {
    return { at, kind: 'pushed', channel, event: subscriptionName, params };
  }
  const named = typeof id === 'string' ? id : null;
  return {
    at,
    kind: 'answered',
    id: named ?? settles ?? null,
    channel: error === undefined ? channel : null,
    answer: error === undefined ? { result } : { error },
  };
}

function channelOf(context: unknown, featureName: unknown): HostChannel | 'other' {
  const found = (Object.keys(hostChannels) as HostChannel[]).find((name) => {
    const channel = hostChannels[name];
    return channel.featureName === featureName && (context === undefined || channel.context === context);
  });
  return found ?? 'other';
}

function commonWords({ Feature, SubFeatureName, Name, Data, Id }: Fields): Fields {
  return { context: Feature, featureName: SubFeatureName, method: Name, params: Data, id: Id };
}

function parsed(text: unknown): Fields | null {
  if (typeof text !== 'string') return null;
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}
