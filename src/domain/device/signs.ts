/** Client hints, as `navigator.userAgentData` provides them. */
export interface ClientHints {
  readonly brands: readonly { readonly brand: string; readonly version: string }[];
  /** Such as `Windows` or `Chrome OS`; empty when unknown. */
  readonly platform: string;
  readonly mobile: boolean;
}

/** The inputs of device detection. */
export interface DeviceSigns {
  readonly userAgent: string;
  /** Null in a browser without client hints. */
  readonly hints: ClientHints | null;
  /** Number of simultaneous touch points; 0 without a touch screen. */
  readonly touchPoints: number;
  /** True when our extension has announced itself on the page. */
  readonly extensionInstalled: boolean;
}

interface BrowserRow {
  /** Its name among the client hints' brands; null if it sends none. */
  readonly brand: string | null;
  /** Each matches the user agent and captures the version. */
  readonly marks: readonly RegExp[];
}

/**
 * The browsers this site distinguishes. The first match wins, since most browsers also claim to be a later one in this
 * table.
 */
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
  /** Its names in the client hints. */
  readonly hints: readonly string[];
  /** Matches the user agent. */
  readonly mark: RegExp;
}

/** The operating systems this site distinguishes. The first match wins. */
export const platforms = {
  'windows-phone': { hints: [], mark: /Windows Phone/ },
  windows: { hints: ['Windows'], mark: /Windows/ },
  ios: { hints: ['iOS'], mark: /iPhone|iPad|iPod/ },
  android: { hints: ['Android'], mark: /Android/ },
  chromeos: { hints: ['Chrome OS', 'Chromium OS', 'ChromeOS'], mark: /CrOS/ },
  macos: { hints: ['macOS'], mark: /Macintosh|Mac OS X/ },
  linux: { hints: ['Linux'], mark: /Linux|X11/ },
} as const satisfies Record<string, PlatformRow>;
