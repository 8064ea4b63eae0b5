import { Window } from 'happy-dom';
import { CookieJar as BrowserCookies } from 'tough-cookie';
import { BrowserConnectivity } from '../../src/adapters/browser/browser-connectivity.ts';
import { ConsoleErrorReporter } from '../../src/adapters/browser/console-error-reporter.ts';
import { DocumentPageExperiments } from '../../src/adapters/browser/document-page-experiments.ts';
import { MediaQuerySystemTheme } from '../../src/adapters/browser/media-query-system-theme.ts';
import { NavigatorDeviceSource } from '../../src/adapters/browser/navigator-device-source.ts';
import { SystemClock } from '../../src/adapters/browser/system-clock.ts';
import { WebCryptoDigest } from '../../src/adapters/browser/web-crypto-digest.ts';
import { WebCryptoRandom } from '../../src/adapters/browser/web-crypto-random.ts';
import { WebLocksTabLock } from '../../src/adapters/browser/web-locks-tab-lock.ts';
import { WindowPageLocation } from '../../src/adapters/browser/window-page-location.ts';
import { WindowPrivacySignal } from '../../src/adapters/browser/window-privacy-signal.ts';
import { DocumentCookieJar } from '../../src/adapters/cookie/document-cookie-jar.ts';
import { MemoryBrowserRecords } from '../../src/adapters/memory/memory-browser-records.ts';
import { MemoryClock } from '../../src/adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../src/adapters/memory/memory-connectivity.ts';
import { MemoryCookieJar } from '../../src/adapters/memory/memory-cookie-jar.ts';
import { MemoryDeviceSource } from '../../src/adapters/memory/memory-device-source.ts';
import { MemoryDigest } from '../../src/adapters/memory/memory-digest.ts';
import { MemoryErrorReporter } from '../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryExperimentStore } from '../../src/adapters/memory/memory-experiment-store.ts';
import { MemoryHostApp } from '../../src/adapters/memory/memory-host-app.ts';
import { MemoryHostBridge } from '../../src/adapters/memory/memory-host-bridge.ts';
import { MemoryKeyValueStore, MemoryStorageArea } from '../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryPageExperiments } from '../../src/adapters/memory/memory-page-experiments.ts';
import { MemoryPageLocation } from '../../src/adapters/memory/memory-page-location.ts';
import { MemoryPixelSender } from '../../src/adapters/memory/memory-pixel-sender.ts';
import { MemoryPrivacySignal } from '../../src/adapters/memory/memory-privacy-signal.ts';
import { MemoryRandom } from '../../src/adapters/memory/memory-random.ts';
import { MemorySystemTheme } from '../../src/adapters/memory/memory-system-theme.ts';
import { MemoryTabLock } from '../../src/adapters/memory/memory-tab-lock.ts';
import { findTransport } from '../../src/adapters/native-bridge/find-transport.ts';
import { NativeHostApp } from '../../src/adapters/native-bridge/native-host-app.ts';
import { NoHostApp } from '../../src/adapters/native-bridge/no-host-app.ts';
import { NoHostBridge } from '../../src/adapters/native-bridge/no-host-bridge.ts';
import { PageHostBridge } from '../../src/adapters/native-bridge/page-host-bridge.ts';
import { CountingErrorReporter } from '../../src/adapters/pixel/counting-error-reporter.ts';
import { storageCatalogue } from '../../src/adapters/storage/catalogue.ts';
import { WebExperimentStore } from '../../src/adapters/storage/web-experiment-store.ts';
import { WebKeyValueStore } from '../../src/adapters/storage/web-key-value-store.ts';
import { type RecordsHost, WindowBrowserRecords } from '../../src/adapters/storage/window-browser-records.ts';
import { countingOff, countingSwitch } from '../../src/domain/analytics/counting-switch.ts';
import { messagingDevices } from '../../src/domain/device/messaging.ts';
import { carried } from '../../src/domain/experiment/carried.ts';
import { experimentNames } from '../../src/domain/experiment/catalogue.ts';
import { Browser, refusingTab } from '../support/browser-tabs.ts';
import { documentOf } from '../support/document-cookies.ts';
import { androidPage, bridgePage, type HostPage, webkitPage, windowsPage } from '../support/host-pages.ts';
import { browserRecordsContract } from './browser-records.contract.ts';
import { clockContract } from './clock.contract.ts';
import { connectivityContract } from './connectivity.contract.ts';
import { cookieJarContract } from './cookie-jar.contract.ts';
import { deviceSourceContract } from './device-source.contract.ts';
import { digestContract } from './digest.contract.ts';
import { errorReporterContract } from './error-reporter.contract.ts';
import { experimentStoreContract, noExperimentStoreContract } from './experiment-store.contract.ts';
import { hostAppContract, noHostAppContract } from './host-app.contract.ts';
import { answersOf, store } from './host-app-samples.ts';
import { hostBridgeContract, noHostBridgeContract } from './host-bridge.contract.ts';
import { keyValueStoreContract } from './key-value-store.contract.ts';
import { pageExperimentsContract } from './page-experiments.contract.ts';
import { pageLocationContract } from './page-location.contract.ts';
import { pixelSenderContract } from './pixel-sender.contract.ts';
import { privacySignalContract } from './privacy-signal.contract.ts';
import { randomContract } from './random.contract.ts';
import { systemThemeContract } from './system-theme.contract.ts';
import { tabLockContract } from './tab-lock.contract.ts';

clockContract('MemoryClock', new MemoryClock());
clockContract('SystemClock', new SystemClock());

randomContract('MemoryRandom', new MemoryRandom());
randomContract('WebCryptoRandom', new WebCryptoRandom());

digestContract('MemoryDigest', new MemoryDigest());
digestContract('WebCryptoDigest', new WebCryptoDigest());

tabLockContract('MemoryTabLock', () => {
  const lock = new MemoryTabLock();
  return [lock, lock];
});
tabLockContract('WebLocksTabLock', () => {
  const locks = { request: (name: string, task: () => Promise<void>) => navigator.locks.request(name, task) };
  return [new WebLocksTabLock(locks), new WebLocksTabLock(locks)];
});
tabLockContract('WebLocksTabLock without Web Locks', () => {
  const lock = new WebLocksTabLock(null);
  return [lock, lock];
});

pageLocationContract('MemoryPageLocation', (url) => new MemoryPageLocation(url));
pageLocationContract('WindowPageLocation', ({ href, pathname }) => {
  const html = { getAttribute: () => (pathname.endsWith('/pro') ? 'pro' : null) };
  const location = {
    href,
    assign(url: string) {
      location.href = url;
    },
  };
  return new WindowPageLocation(location, { documentElement: html });
});

keyValueStoreContract('MemoryKeyValueStore', () => {
  const clock = new MemoryClock();
  const area = new MemoryStorageArea();
  return { tab: () => new MemoryKeyValueStore(clock, area), advance: (by) => clock.advance(by) };
});
keyValueStoreContract('WebKeyValueStore', () => {
  const clock = new MemoryClock();
  const browser = new Browser();
  return {
    tab: () => new WebKeyValueStore(browser.open(), clock, storageCatalogue),
    advance: (by) => clock.advance(by),
  };
});

experimentStoreContract('MemoryExperimentStore', () => {
  const store = new MemoryExperimentStore();
  return () => store;
});
experimentStoreContract('WebExperimentStore', () => {
  const tab = new Browser().open();
  return () => new WebExperimentStore(tab);
});
pageExperimentsContract(
  'MemoryPageExperiments',
  ({ carrying, enrolled }) => new MemoryPageExperiments(carrying, enrolled),
);
pageExperimentsContract('DocumentPageExperiments', ({ carrying, enrolled }) => {
  const attributes = new Map<string, string | null>(
    Object.entries(carrying).map(([name, variant]) => [`data-exp-${name}`, variant]),
  );
  const names = experimentNames.filter((name) => name in carrying);
  if (names.length > 0) attributes.set('data-experiments', JSON.stringify(names.map(carried)));
  if (enrolled.length > 0) attributes.set('data-enrolled', enrolled.join(' '));
  return new DocumentPageExperiments({ getAttribute: (name) => attributes.get(name) ?? null });
});
noExperimentStoreContract('MemoryExperimentStore', () => new MemoryExperimentStore(false));
noExperimentStoreContract('WebExperimentStore', () => new WebExperimentStore(refusingTab));

deviceSourceContract('MemoryDeviceSource', (told) => new MemoryDeviceSource(told));
deviceSourceContract(
  'NavigatorDeviceSource',
  ({ userAgent, hints, touchPoints, extensionInstalled }) =>
    new NavigatorDeviceSource({
      navigator: {
        userAgent,
        maxTouchPoints: touchPoints,
        ...(hints === null ? {} : { userAgentData: { ...hints, getHighEntropyValues() {} } }),
      },
      root: { hasAttribute: (name) => extensionInstalled && name === 'data-extension-installed' },
    }),
);

cookieJarContract('MemoryCookieJar', () => new MemoryCookieJar());
cookieJarContract('DocumentCookieJar', () => {
  const { document, location } = documentOf(new BrowserCookies(), 'https://mallard.example/pro');
  return new DocumentCookieJar(document, location);
});

systemThemeContract('MemorySystemTheme', (prefersDark) => {
  const theme = new MemorySystemTheme(prefersDark);
  return { theme, change: (dark) => theme.set(dark) };
});
systemThemeContract('MediaQuerySystemTheme', (prefersDark) => {
  const query = Object.assign(new EventTarget(), { matches: prefersDark });
  return {
    theme: new MediaQuerySystemTheme(query),
    change(dark) {
      query.matches = dark;
      query.dispatchEvent(new Event('change'));
    },
  };
});

connectivityContract('MemoryConnectivity', (slow) => {
  const connectivity = new MemoryConnectivity(slow);
  return { connectivity, comeBack: () => connectivity.comeBack(), goOnline: () => connectivity.goOnline() };
});
connectivityContract('BrowserConnectivity', (slow) => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    connectivity: new BrowserConnectivity({
      window,
      document,
      connection: slow ? { effectiveType: '2g' } : null,
    }),
    comeBack() {
      window.dispatchEvent(new Event('blur'));
      show('hidden');
      show('visible');
      window.dispatchEvent(new Event('focus'));
    },
    goOnline: () => window.dispatchEvent(new Event('online')),
  };
});

browserRecordsContract('MemoryBrowserRecords', (kept, refuses) => new MemoryBrowserRecords(kept, refuses));
browserRecordsContract('WindowBrowserRecords', (kept, refuses) => {
  if (refuses === true) {
    const refused = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    return new WindowBrowserRecords({
      document: { cookie: '' },
      get localStorage() {
        return refused();
      },
      get sessionStorage() {
        return refused();
      },
    });
  }
  const page = new Window({ url: 'https://mallard.example/' });
  const { document } = documentOf(new BrowserCookies(), 'https://mallard.example/');
  for (const { place, name, text } of kept) {
    if (place === 'cookie') document.cookie = `${name}=${text}; Path=/`;
    else page[`${place}Storage`].setItem(name, text);
  }
  const { localStorage, sessionStorage } = page as unknown as RecordsHost;
  return new WindowBrowserRecords({ localStorage, sessionStorage, document });
});

privacySignalContract('MemoryPrivacySignal', (asks) => new MemoryPrivacySignal(asks));
privacySignalContract(
  'WindowPrivacySignal by Global Privacy Control',
  (asks) =>
    new WindowPrivacySignal({
      navigator: asks ? { globalPrivacyControl: true } : {},
      localStorage: { getItem: () => null },
    }),
);
privacySignalContract(
  'WindowPrivacySignal by the visitor’s own switch',
  (asks) =>
    new WindowPrivacySignal({
      navigator: {},
      localStorage: { getItem: (name) => (asks && name === countingSwitch ? countingOff : null) },
    }),
);
privacySignalContract(
  'WindowPrivacySignal where storage is refused',
  (asks) =>
    new WindowPrivacySignal({
      navigator: asks ? { globalPrivacyControl: true } : {},
      get localStorage(): never {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
);

errorReporterContract('MemoryErrorReporter', () => {
  const reporter = new MemoryErrorReporter();
  const line = ({ name, code, message }: (typeof reporter.reports)[number]) =>
    [name, code, ...(message === undefined ? [] : [message])].join(' ');
  return { reporter, lines: () => reporter.reports.map(line) };
});
errorReporterContract('ConsoleErrorReporter', () => {
  const lines: string[] = [];
  return {
    reporter: new ConsoleErrorReporter({ error: (...parts) => lines.push(parts.join(' ')) }),
    lines: () => lines,
  };
});

errorReporterContract('CountingErrorReporter', () => {
  const lines: string[] = [];
  const next = new ConsoleErrorReporter({ error: (...parts) => lines.push(parts.join(' ')) });
  const location = new MemoryPageLocation();
  const privacy = new MemoryPrivacySignal();
  const shown = { params: () => ({}) };
  return {
    reporter: new CountingErrorReporter(next, location, new MemoryPixelSender(), privacy, shown),
    lines: () => lines,
  };
});

pixelSenderContract('MemoryPixelSender', () => {
  const sender = new MemoryPixelSender();
  return { sender, arrived: async () => sender.sent };
});

hostAppContract('MemoryHostApp', (token) => {
  const host = new MemoryHostApp(true);
  host.accessToken = token;
  host.token = token;
  host.store = store;
  host.tierStore = answersOf(token).getSubscriptionTierOptions.reply;
  host.notificationsPermission = 'granted';
  return { host, told: () => host.notified, push: (name, params) => host.push(name, params) };
});
noHostAppContract('MemoryHostApp', () => new MemoryHostApp());
noHostAppContract('NoHostApp', () => new NoHostApp());

hostBridgeContract('MemoryHostBridge', 'android', ({ messages, details, config, accessToken }) => {
  const bridge = new MemoryHostBridge();
  const { isSubscribed, ...rest } = details;
  bridge.platform = 'android';
  bridge.handshakeAnswer = { value: messages };
  bridge.detailsAnswer = { value: isSubscribed };
  bridge.details = rest;
  bridge.configAnswer = { value: config };
  bridge.tokenAnswer = { value: accessToken };
  bridge.present = true;
  return { bridge, updateAuth: () => bridge.updateAuth(), told: () => bridge.notified };
});
noHostBridgeContract('MemoryHostBridge', () => new MemoryHostBridge());
noHostBridgeContract('NoHostBridge', () => new NoHostBridge('not-ddg-context'));

const inHostApp = new MemoryPageLocation(new URL('https://mallard.example/subscriptions'));
for (const platform of Object.keys(messagingDevices)) {
  hostBridgeContract(
    `PageHostBridge on ${platform}`,
    platform,
    ({ messages, details, config, accessToken }) => {
      const side = bridgePage({ feature: 'subscriptions', platform });
      const { isSubscribed, status, billingPeriod, ...rest } = details;
      // What is not known is not on the wire, or in words that nobody knows.
      const known = Object.entries({ ...rest, status }).filter(([, value]) => value !== null);
      const period = status === null ? {} : { billingPeriod: billingPeriod ?? 'Fortnightly' };
      const results: Readonly<Record<string, unknown>> = {
        handshake: { availableMessages: messages, platform },
        subscriptionDetails: { isSubscribed, ...period, ...Object.fromEntries(known) },
        getFeatureConfig: config,
        getAuthAccessToken: accessToken === null ? {} : { accessToken },
      };
      side.answer = (method) => ({ result: results[method] });
      return {
        bridge: new PageHostBridge(side.page, inHostApp),
        updateAuth: () => side.push('authUpdate', {}),
        told: () => side.told,
      };
    },
  );
}
noHostBridgeContract('PageHostBridge', () => new PageHostBridge({ navigator: {} }, inHostApp));

const hostPages: Readonly<Record<string, () => HostPage>> = {
  WebkitTransport: webkitPage,
  'WebkitTransport of an older host': () => webkitPage({ legacy: true }),
  WindowsTransport: windowsPage,
  'WindowsTransport with moved methods': () => windowsPage({ interop: true }),
  AndroidTransport: androidPage,
  PageBridgeTransport: bridgePage,
};
for (const [name, open] of Object.entries(hostPages)) {
  hostAppContract(name, (token) => {
    const side = open();
    const answers: Readonly<Record<string, { readonly wire: unknown }>> = answersOf(token);
    side.answer = (method) => ({ result: answers[method]?.wire });
    const host = new NativeHostApp(findTransport(side.page), new MemoryRandom(), inHostApp);
    return { host, told: () => side.told, push: side.push };
  });
}
noHostAppContract(
  'NativeHostApp',
  () => new NativeHostApp(findTransport({ chrome: {}, navigator: {} }), new MemoryRandom(), inHostApp),
);
