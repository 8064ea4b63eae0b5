/** What a page of a host app looks like to scripts, and the app behind it. */
export interface HostPage {
  /** Stands for `window`. */
  readonly page: object;
  readonly told: { name: string; params: unknown }[];
  /** What goes back for a request; `undefined` leaves it unanswered. */
  answer: (name: string) => { result?: unknown; error?: { message: string } } | undefined;
  readonly push: (name: string, params: unknown) => void;
}

const channel = { context: 'subscriptionPages', featureName: 'useSubscription' };
const androidSecret = 'duckduckgo-android-messaging-secret';

interface Sent {
  readonly context: string;
  readonly featureName: string;
  readonly method: string;
  readonly params: unknown;
  readonly id?: string;
}

function emptyHost(): Pick<HostPage, 'told' | 'answer'> {
  return { told: [], answer: () => undefined };
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
    return JSON.stringify({ ...channel, id: sent.id, ...answer });
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
    if (answer !== undefined) queueMicrotask(() => tell({ ...channel, id: sent.Id, ...answer }));
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

/** Android. `secret` is what its answers carry. */
export function androidPage({ secret = androidSecret } = {}): HostPage {
  const page: Record<string, unknown> = {};
  const tell = (data: unknown) => Reflect.apply(Object(page['messageCallback']), page, [secret, data]);
  const host: HostPage = {
    ...emptyHost(),
    page,
    push: (name, params) => tell({ ...channel, subscriptionName: name, params }),
  };
  page['subscriptionPages'] = {
    process(text: string, given: string) {
      const sent: Partial<Sent> = JSON.parse(text);
      // The app drops such messages without a word.
      if (given !== androidSecret || sent.context !== channel.context || typeof sent.params !== 'object')
        return;
      const { method = '', id } = sent;
      if (id === undefined) {
        host.told.push({ name: method, params: sent.params });
        return;
      }
      const answer = host.answer(method);
      if (answer !== undefined) queueMicrotask(() => tell({ ...channel, id, method, ...answer }));
    },
  };
  return host;
}

/**
 * A page with the page-world bridge, where `feature` is the one that the app has enabled and `platform` the name that it
 * gives itself; apps before 2025 gave themselves none.
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
        if (answer.error) throw new Error(answer.error.message);
        return answer.result;
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
