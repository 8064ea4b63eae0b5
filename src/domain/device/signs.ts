/** What a browser tells about itself by client hints, as `navigator.userAgentData` gives it. */
export interface ClientHints {
  readonly brands: readonly { readonly brand: string; readonly version: string }[];
  /** Such as `Windows` or `Chrome OS`; empty when not told. */
  readonly platform: string;
  readonly mobile: boolean;
}

/** All that tells what a page is shown on. */
export interface DeviceSigns {
  readonly userAgent: string;
  /** Null in a browser without client hints. */
  readonly hints: ClientHints | null;
  /** How many fingers the screen can follow; 0 without a touch screen. */
  readonly touchPoints: number;
  /** True when our extension has made itself known on the page. */
  readonly extensionInstalled: boolean;
}

interface BrowserRow {
  /** Its name among the client hints' brands; null for one that sends none. */
  readonly brand: string | null;
  /** Each finds it in a user agent and catches the version. */
  readonly marks: readonly RegExp[];
}

/** Every browser this site tells apart. The first row that fits holds, since most browsers also claim to be a later one. */
export const browsers = {
  duckduckgo: { brand: 'DuckDuckGo', marks: [/\bDdg\/([\d.]+)/, /\bDuckDuckGo\/([\d.]+)/] },
  edge: { brand: 'Microsoft Edge', marks: [/Edg(?:e|A|iOS)?\/([\d.]+)/] },
  opera: {
    brand: 'Opera',
    marks: [
      /(?:OPR|OPT|OPiOS)\/([\d.]+)/,
      /Opera Mini\/([\d.]+)/,
      /^Opera\/.* Version\/([\d.]+)/,
      /^Opera\/([\d.]+)/,
    ],
  },
  samsung: { brand: 'Samsung Internet', marks: [/SamsungBrowser\/([\d.]+)/] },
  vivaldi: { brand: 'Vivaldi', marks: [/Vivaldi\/([\d.]+)/] },
  brave: { brand: 'Brave', marks: [/Brave(?: Chrome)?\/([\d.]+)/] },
  yandex: { brand: 'YaBrowser', marks: [/YaBrowser\/([\d.]+)/] },
  uc: { brand: null, marks: [/UCBrowser\/([\d.]+)/] },
  firefox: { brand: null, marks: [/\b(?:Firefox|FxiOS|Focus)\/([\d.]+)/] },
  chrome: { brand: 'Google Chrome', marks: [/\b(?:Chrome|CriOS)\/([\d.]+)/] },
  ie: { brand: null, marks: [/MSIE ([\d.]+)/, /Trident\/.* rv:([\d.]+)/] },
  android: { brand: null, marks: [/Android .* Version\/([\d.]+) .*Safari\//] },
  safari: { brand: null, marks: [/\bVersion\/([\d.]+) .*Safari\//] },
} as const satisfies Record<string, BrowserRow>;

interface PlatformRow {
  /** Its names among the client hints. */
  readonly hints: readonly string[];
  /** Finds it in a user agent. */
  readonly mark: RegExp;
}

/** Every operating system this site tells apart. The first row that fits holds. */
export const platforms = {
  'windows-phone': { hints: [], mark: /Windows Phone/ },
  windows: { hints: ['Windows'], mark: /Windows/ },
  ios: { hints: ['iOS'], mark: /iPhone|iPad|iPod/ },
  android: { hints: ['Android'], mark: /Android/ },
  chromeos: { hints: ['Chrome OS', 'Chromium OS', 'ChromeOS'], mark: /CrOS/ },
  macos: { hints: ['macOS'], mark: /Macintosh|Mac OS X/ },
  linux: { hints: ['Linux'], mark: /Linux|X11/ },
} as const satisfies Record<string, PlatformRow>;
