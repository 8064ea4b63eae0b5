/** A document that describes what a browser does. */
export interface ComparisonSource {
  /** The browser's maker, or the publisher that quotes it. */
  readonly by: string;
  /** Its original title. */
  readonly title: string;
  /** A month as `2025-04`, a year, or the version it describes; null when undated. */
  readonly as: string | null;
  /** Who quoted it, when we read it there rather than at the maker's site; else null. */
  readonly via: string | null;
}

const source = (
  by: string,
  title: string,
  as: string | null = null,
  via: string | null = null,
): ComparisonSource => ({ by, title, as, via });

/** The sources of the comparison, by short name. Site facts, section 8, `/compare-privacy`. */
export const sources = {
  chromeChats: source('Google', 'Gemini Apps Privacy Notice', null, 'Conduct Atlas'),
  chromeCookies: source('Google', 'Privacy Sandbox on third-party cookies', '2025-04', 'FoneArena'),
  chromeHttps: source('Google', 'Security Blog: HTTPS by default', '2025-10', 'SC Media'),
  chromeReferrer: source('Google', 'Chrome Platform Status: default referrer policy', '2021-12'),
  chromeResults: source('Google', 'Results about you', null, 'TechNewsSpace'),

  edgeChats: source('Microsoft', 'Support: Privacy FAQ for Microsoft Copilot'),
  edgeHttps: source('Microsoft', 'Support: HTTPS-First Mode in Microsoft Edge'),
  edgeTrackers: source('Microsoft', 'Learn: tracking prevention levels'),
  edgeVpn: source('Microsoft', 'Support: Edge Secure Network'),

  safariChats: source('OpenAI', 'ChatGPT on Apple devices', '2024-12', 'Yardstick'),
  safariCookies: source('Apple', 'WebKit: Tracking Prevention in WebKit'),
  safariEmail: source('Apple', 'iCloud+: Hide My Email', null, 'Grokipedia'),
  safariFingerprints: source('Apple', 'iOS 26 press release', '2025-07', 'Notizie Italia'),
  safariHttps: source('Apple', 'WebKit Features in Safari 18.2', '2024-12', 'AAPL Ch.'),
  safariPrivate: source('Apple', 'WebKit: Private Browsing 2.0', '2024-07'),
  safariReferrer: source('Apple', 'WebKit blog', 'Safari 13.0.4', 'The Daily Swig'),
  safariRelay: source('Apple', 'Support: About iCloud Private Relay'),
  safariSearch: source('Reuters', 'Report on Google as the default of Safari'),

  firefoxBrokers: source('Mozilla', 'Support: Monitor Plus has shut down', '2025-12'),
  firefoxChats: source('Mozilla', 'Smart Window Privacy Notice'),
  firefoxDefaults: source('Mozilla', 'Firefox source code: default settings (firefox.js)'),
  firefoxEmbeds: source('Mozilla', 'Firefox Source Docs: SmartBlock Embeds'),
  firefoxFingerprints: source(
    'Mozilla',
    'Security Blog: Firefox 72 blocks fingerprinting resources',
    '2020-01',
  ),
  firefoxGpc: source('Mozilla', 'Open Policy Blog: Global Privacy Control', '2023-11'),
  firefoxHttps: source('Mozilla', 'HTTPS-First in Firefox 136', '2025-03'),
  firefoxLinks: source('Mozilla', 'Firefox Source Docs: Query Parameter Stripping'),
  firefoxReferrer: source('Mozilla', 'Firefox 87', 'Firefox 87', 'Cookie Status'),
  firefoxRelay: source('Mozilla', 'Firefox Relay', null, 'Security.NL'),
  firefoxSearch: source('Mozilla', 'Support article on search engines', '2022-02', 'Baytecka'),
  firefoxSidebar: source('Mozilla', 'AI chatbots in the Firefox sidebar', '2024'),
  firefoxVpn: source('Mozilla', 'Firefox 149', 'Firefox 149', 'Techwalla'),

  braveAliases: source('Brave', 'Help Center: What is a Brave Email Alias?'),
  braveAmp: source('Brave', 'Privacy updates: De-AMP', '2022-04'),
  braveBlocking: source('Brave', 'Wiki: Blocking goals and policy'),
  braveChats: source('Brave', 'Leo', null, 'PCWorld'),
  braveFaq: source('Brave', 'Frequently asked questions'),
  braveForgetting: source('Brave', 'Privacy updates: Forgetful Browsing', 'Brave 1.53'),
  bravePasswords: source('Brave', 'Help Center: How do I use the built-in password manager?'),
  bravePopups: source('Brave', 'Privacy updates: blocking cookie consent notices', '2023-06'),
  braveSearch: source('Brave', 'Brave Search as the default', '2021-10', 'Živě.cz'),
  braveShields: source('Brave', 'Wiki: features controlled by Shields', '2025-04'),
  braveSocial: source('Brave', 'Script blocking exceptions update'),
  braveVpn: source('Brave', 'Brave VPN', '2023-10', 'MuyComputer'),

  passwordsElsewhere: source('bestpasswordgenerator.org', 'Are browser password managers safe?', '2026'),
  gpcElsewhere: source('Consumer Reports', 'California Opt Me Out Act', '2025-10'),
} as const;

/** The short name of a source. */
export type ComparisonSourceName = keyof typeof sources;
