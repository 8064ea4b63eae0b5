import { hostChannels } from '../../src/contract/host-channels.ts';

/** The response to a request, and its delivery. */
export interface GivenAnswer {
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  /** The id that it carries, instead of the request's. */
  readonly id?: string;
  /** Delay in milliseconds. */
  readonly after?: number;
  /** It is delivered a second time, if the wire allows it. */
  readonly twice?: boolean;
}

/** A page in a host app as scripts see it, and the app behind it. */
export interface HostPage {
  /** Substitute for `window`. */
  readonly page: object;
  readonly told: { name: string; params: unknown }[];
  /** The response to a request; `undefined` leaves it unanswered. */
  answer: (name: string) => GivenAnswer | undefined;
  readonly push: (name: string, params: unknown) => void;
}

const channel = hostChannels.subscriptionPages;
const androidSecret = 'duckduckgo-android-messaging-secret';

interface Sent {
  readonly context: string;
  readonly featureName: string;
  readonly method: string;
  readonly params: unknown;
  readonly id?: string;
}

/** Delivers an answer, with its delay and repetition. */
function giveAnswer({ after, twice }: GivenAnswer, give: () => void): void {
  const run = () => {
    give();
    if (twice) give();
  };
  if (after === undefined) queueMicrotask(run);
  else setTimeout(run, after);
}

/** The fields of an answer on the wire. */
function posted({ result, error, id }: GivenAnswer, sent: { readonly id?: string | undefined }): object {
  return { id: id ?? sent.id, ...(error === undefined ? { result } : { error }) };
}

function emptyHost(): Pick<HostPage, 'told' | 'answer'> {
  return { told: [], answer: () => undefined };
}

/** A value that cannot be serialized is passed unchanged. */
function asText(envelope: object): unknown {
  try {
    return JSON.stringify(envelope);
  } catch {
    return envelope;
  }
}

/** macOS or iOS. `legacy` hosts call events as globals of the page. */
export function webkitPage({ legacy = false } = {}): HostPage {
  const page: Record<string, unknown> = { navigator: {} };
  const host: HostPage = {
    ...emptyHost(),
    page,
    push(name, params) {
      const event = { ...channel, subscriptionName: name, params };
      const handlers = legacy
        ? page
        : Reflect.get(Reflect.get(Object(page['navigator']), 'duckduckgo'), 'messageHandlers');
      Reflect.apply(Reflect.get(handlers, name), handlers, [event]);
    },
  };
  const postMessage = async (sent: Sent) => {
    if (sent.id === undefined) {
      host.told.push({ name: sent.method, params: sent.params });
      return '{}';
    }
    const answer = host.answer(sent.method);
    if (answer === undefined) return new Promise(() => {});
    return new Promise((resolve) => {
      const envelope = { ...channel, ...posted(answer, sent) };
      giveAnswer(answer, () => resolve(asText(envelope)));
    });
  };
  page['webkit'] = { messageHandlers: { subscriptionPages: { postMessage } } };
  return host;
}

/** Windows. `interop` hosts have moved the methods of `chrome.webview` to globals. */
export function windowsPage({ interop = false } = {}): HostPage {
  const bus = new EventTarget();
  const tell = (data: unknown) => bus.dispatchEvent(Object.assign(new Event('message'), { data }));
  const host: HostPage = {
    ...emptyHost(),
    page: {},
    push: (name, params) => tell({ ...channel, subscriptionName: name, params }),
  };
  const post = (sent: {
    Feature: string;
    SubFeatureName: string;
    Name: string;
    Data: unknown;
    Id?: string;
  }) => {
    if (sent.Feature !== channel.context || sent.SubFeatureName !== channel.featureName) return;
    if (sent.Id === undefined) {
      host.told.push({ name: sent.Name, params: sent.Data });
      return;
    }
    const answer = host.answer(sent.Name);
    if (answer !== undefined)
      giveAnswer(answer, () => tell({ ...channel, ...posted(answer, { id: sent.Id }) }));
  };
  const add = bus.addEventListener.bind(bus);
  const remove = bus.removeEventListener.bind(bus);
  Object.assign(
    host.page,
    interop
      ? {
          windowsInteropPostMessage: post,
          windowsInteropAddEventListener: add,
          windowsInteropRemoveEventListener: remove,
        }
      : { chrome: { webview: { postMessage: post, addEventListener: add, removeEventListener: remove } } },
  );
  return host;
}

/** Android. `secret` is the one in its answers, `channel` the one with which the page is opened. */
export function androidPage({
  secret = androidSecret,
  channel = hostChannels.subscriptionPages,
}: {
  readonly secret?: string;
  readonly channel?: (typeof hostChannels)['subscriptionPages' | 'restorationPages'];
} = {}): HostPage {
  const page: Record<string, unknown> = {};
  const tell = (data: unknown) => Reflect.apply(Object(page['messageCallback']), page, [secret, data]);
  const host: HostPage = {
    ...emptyHost(),
    page,
    push: (name, params) => tell({ ...channel, subscriptionName: name, params }),
  };
  page[channel.context] = {
    process(text: string, given: string) {
      const sent: Partial<Sent> = JSON.parse(text);
      // The app silently drops such messages.
      if (given !== androidSecret || sent.context !== channel.context || typeof sent.params !== 'object')
        return;
      const { method = '', id } = sent;
      if (id === undefined) {
        host.told.push({ name: method, params: sent.params });
        return;
      }
      const answer = host.answer(method);
      if (answer !== undefined)
        giveAnswer(answer, () => tell({ ...channel, method, ...posted(answer, sent) }));
    },
  };
  return host;
}

/**
 * A page with the page-world bridge; `feature` is the one that the app has enabled, `platform` the name that it
 * reports; apps before 2025 reported none.
 */
export function bridgePage({
  feature = channel.context,
  platform,
}: {
  readonly feature?: string;
  readonly platform?: string;
} = {}): HostPage {
  const listeners = new Map<string, (params: unknown) => void>();
  const host: HostPage = {
    ...emptyHost(),
    page: {},
    push: (name, params) => {
      listeners.get(name)?.(params);
    },
  };
  const createMessageBridge = (name: string) => {
    if (name !== feature) throw new Error('Did not install Message Bridge');
    return {
      notify: (method: string, params: unknown) => host.told.push({ name: method, params }),
      request: async (method: string) => {
        const answer = host.answer(method);
        if (answer === undefined) return new Promise(() => {});
        return new Promise((resolve, reject) => {
          const { error, result } = answer;
          giveAnswer(answer, () => (error ? reject(new Error(error.message)) : resolve(result)));
        });
      },
      subscribe: (method: string, listener: (params: unknown) => void) => {
        if (listeners.has(method)) throw new Error(`A subscription with the name ${method} already exists`);
        listeners.set(method, listener);
        return () => listeners.delete(method);
      },
    };
  };
  const duckduckgo = {
    messageHandlers: {},
    createMessageBridge,
    ...(platform === undefined ? {} : { platform, isDuckDuckGo: async () => true }),
  };
  Object.assign(host.page, { navigator: { duckduckgo } });
  return host;
}
