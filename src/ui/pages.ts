import type { MessageDescriptor } from '@lingui/core';
import type { FeatureName } from '../application/app.ts';
import type { ErrorPageName } from '../domain/analytics/error-pixels.ts';
import type { PageName } from '../domain/analytics/page-name.ts';
import type { OwnParams } from '../domain/analytics/pixels.ts';
import { legalDays } from '../domain/content/legal-days.ts';
import type { ExperimentName } from '../domain/experiment/catalogue.ts';
import type { ShownTheme } from '../domain/theme/theme.ts';
import type { FileRouteTypes } from './routeTree.gen.ts';

/** A catalog of texts: `locales/<locale>/<area>.po`. Every page also has the texts of `common`, which rows do not list. */
export type TextArea =
  | 'account'
  | 'activation'
  | 'bangs'
  | 'company'
  | 'compare'
  | 'counted'
  | 'downloads'
  | 'email'
  | 'errors'
  | 'forms'
  | 'home'
  | 'island'
  | 'known'
  | 'legal'
  | 'manage'
  | 'news'
  | 'newsletter'
  | 'pro'
  | 'products'
  | 'recovery'
  | 'screens'
  | 'settings'
  | 'signin'
  | 'welcome';

/**
 * A heading for links in header and footer: our products, where to download them, the subscription, how we treat data
 * and how that compares, the company, help, and legal texts.
 */
export type LinkGroup = 'product' | 'download' | 'subscription' | 'learn' | 'company' | 'help' | 'legal';

/** A link to a page in header or footer. */
export interface PageLink {
  readonly group: LinkGroup;
  readonly label: MessageDescriptor;
  /** What the page is about, in a few words; the header's menu shows it below the label. */
  readonly hint?: MessageDescriptor;
  /** An anchor on the page, without `#`. */
  readonly place?: string;
  /** `bar`: in the header itself, for the few that everybody needs; `menu`: in the header's menu of its group. */
  readonly in: readonly ('bar' | 'menu' | 'footer')[];
  /** The `cta` of the event that a click on it in the header sends. */
  readonly cta?: OwnParams<'cta_click'>['cta'];
  /** Shown instead while somebody is signed in here. */
  readonly signedIn?: { readonly label: MessageDescriptor; readonly path: string };
}

/** What the site knows about a page as a whole. */
export type PageRow = PageFacts &
  (
    | {
        /** Complete without a script; only `boot.ts` runs. */
        readonly pageClass: 'static';
        /**
         * Experiments whose variants are all in its HTML; one is selected before the first paint
         * (`first-paint/experiments.ts`).
         */
        readonly experiments?: readonly ExperimentName[];
        /**
         * True if its HTML contains the prices of every market; without a script, those of the language's country are
         * shown.
         */
        readonly prices?: true;
      }
    | {
        /** React hydrates the whole page. */
        readonly pageClass: 'live';
        readonly experiments?: never;
        readonly prices?: never;
      }
    | {
        /** A single self-contained file, which any web server can serve when the site is down. Specification, section 8. */
        readonly pageClass: 'standalone';
        readonly errorPage: ErrorPageName;
        readonly header: 'none';
        readonly experiments?: never;
        readonly prices?: never;
      }
  );

interface PageFacts {
  /** Its name in analytics. Specification, section 2. */
  readonly name: PageName;
  /** Whether search engines may list it: false for steps of a flow and for error pages. */
  readonly listed: boolean;
  /** The areas of its texts. On a static page they include those of its islands, whose texts are in its HTML. */
  readonly areas: readonly TextArea[];
  /** The features that it needs before it can be shown; see `Features`. More can be loaded on intent. */
  readonly features: readonly FeatureName[];
  /**
   * `site`: brand, links, language, theme. `area`: the same, with the subscription area's bar below it, which says who
   * is signed in. `none`: neither header nor footer.
   */
  readonly header: 'site' | 'area' | 'none';
  /** True if Safari on an iPhone offers our app above it: for pages about the app. Site facts, section 6. */
  readonly appBanner?: true;
  /** Links to it in header and footer, which are made from these rows. */
  readonly links?: readonly PageLink[];
  /** True for pages for developers: not in production builds, not in the catalogs, and so in English only. */
  readonly developersOnly?: true;
  /** True if its content is in English only, like a post: in other languages only the surroundings are translated. */
  readonly inEnglishOnly?: true;
  /**
   * The day its content last changed, `2026-11-22`. For content from dated files, `scripts/build/changed-day.ts` takes
   * theirs.
   */
  readonly changed?: string;
  /** True if it sends no events, not even a page view, and may be framed by another page of the site. */
  readonly panel?: true;
  /** Overrides the visitor's theme. */
  readonly theme?: ShownTheme;
}

/**
 * Every page of the site by its route's path, without locale: one row with everything there is to say about it. Route,
 * build, head, sitemap, texts, events and tests follow from the row. A route without a row, or a row without a route,
 * does not compile; `node scripts/generate-routes.mjs` tells the compiler about a new route file.
 */
export const pages = {
  '/': {
    pageClass: 'static',
    name: 'home',
    listed: true,
    areas: ['downloads', 'home', 'island', 'pro', 'screens'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    appBanner: true,
    links: [
      {
        group: 'product',
        label: { id: 'common.nav.marks', message: 'What the browser does' },
        place: 'marks',
        in: ['menu', 'footer'],
      },
      {
        group: 'learn',
        label: { id: 'common.nav.keep', message: 'What we keep' },
        place: 'keep',
        in: ['menu', 'footer'],
      },
      {
        group: 'help',
        label: { id: 'common.nav.questions', message: 'Questions' },
        place: 'questions',
        in: ['menu', 'footer'],
      },
    ],
  },
  '/404': { pageClass: 'static', name: '404', listed: false, areas: [], features: [], header: 'site' },
  '/about': {
    pageClass: 'static',
    name: 'about',
    listed: true,
    areas: ['company', 'newsletter'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'company',
        label: { id: 'common.nav.about', message: 'About us' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/acceptable-use': {
    pageClass: 'static',
    name: 'acceptable-use',
    listed: true,
    areas: ['legal'],
    features: [],
    header: 'site',
    changed: legalDays.acceptableUse,
    links: [
      {
        group: 'legal',
        label: { id: 'common.nav.acceptable-use', message: 'Acceptable use' },
        in: ['footer'],
      },
    ],
  },
  '/app': {
    pageClass: 'static',
    name: 'app',
    listed: true,
    areas: ['downloads', 'screens'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    experiments: ['appbranding'],
    appBanner: true,
    links: [
      {
        group: 'download',
        label: { id: 'common.nav.app', message: 'Get the browser' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/app/devices': {
    pageClass: 'static',
    name: 'app-devices',
    listed: true,
    areas: ['downloads'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    appBanner: true,
    links: [
      {
        group: 'download',
        label: { id: 'common.nav.devices', message: 'All devices' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/app/landing': {
    pageClass: 'static',
    name: 'app-landing',
    listed: false,
    areas: ['downloads', 'screens'],
    features: [],
    header: 'site',
    appBanner: true,
  },
  '/app/no-support': {
    pageClass: 'static',
    name: 'app-no-support',
    listed: true,
    areas: ['downloads', 'screens'],
    features: [],
    header: 'site',
    changed: '2026-11-27',
    links: [
      {
        group: 'download',
        label: { id: 'common.nav.no-support', message: 'Older systems and Linux' },
        in: ['footer'],
      },
    ],
  },
  '/browser': {
    pageClass: 'static',
    name: 'browser',
    listed: true,
    areas: ['downloads', 'screens'],
    features: [],
    header: 'site',
    changed: '2026-11-27',
    appBanner: true,
    links: [
      {
        group: 'download',
        label: { id: 'common.nav.browser', message: 'For this device' },
        in: ['footer'],
      },
    ],
  },
  '/bangs': {
    pageClass: 'static',
    name: 'bangs',
    listed: true,
    areas: ['bangs'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      { group: 'product', label: { id: 'common.nav.bangs', message: 'Bangs' }, in: ['menu', 'footer'] },
    ],
  },
  '/blog': {
    pageClass: 'static',
    name: 'blog',
    listed: true,
    areas: ['news'],
    features: [],
    header: 'site',
    links: [
      { group: 'company', label: { id: 'common.footer.blog', message: 'Blog' }, in: ['menu', 'footer'] },
    ],
  },
  '/blog/$slug': {
    pageClass: 'static',
    name: 'blog',
    listed: true,
    inEnglishOnly: true,
    areas: ['news'],
    features: [],
    header: 'site',
  },
  '/compare-privacy': {
    pageClass: 'static',
    name: 'compare-privacy',
    listed: true,
    areas: ['compare'],
    features: [],
    header: 'site',
    links: [
      {
        group: 'learn',
        label: { id: 'common.nav.compare', message: 'Browsers compared' },
        hint: { id: 'common.nav.compare.hint', message: 'Six browsers with default settings' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/dbp': {
    pageClass: 'static',
    name: 'dbp',
    listed: true,
    areas: ['downloads', 'island', 'products', 'screens'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'subscription',
        label: { id: 'common.nav.removal', message: 'Personal information removal' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/dev/components': {
    pageClass: 'static',
    name: 'dev',
    listed: false,
    areas: ['account', 'downloads', 'screens'],
    features: [],
    header: 'site',
    developersOnly: true,
  },
  '/donations': {
    pageClass: 'static',
    name: 'donations',
    listed: true,
    areas: ['company'],
    features: [],
    header: 'site',
    changed: '2026-11-27',
    links: [
      {
        group: 'company',
        label: { id: 'common.nav.donations', message: 'Donations' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/duckai': {
    pageClass: 'static',
    name: 'duckai',
    listed: true,
    areas: ['products', 'screens'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    experiments: ['duckaiuninstalledhomeaa'],
    links: [
      {
        group: 'product',
        label: { id: 'common.nav.chat', message: 'Private AI chat' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/duckai/privacy-terms': {
    pageClass: 'static',
    name: 'duckai',
    listed: true,
    areas: ['legal'],
    features: [],
    header: 'site',
    changed: legalDays.chat,
  },
  '/email': {
    pageClass: 'static',
    name: 'email',
    listed: true,
    areas: ['downloads', 'products', 'screens'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'product',
        label: { id: 'common.nav.email', message: 'E-mail protection' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/errors/418': {
    pageClass: 'standalone',
    errorPage: '418',
    name: '418',
    listed: false,
    areas: ['errors'],
    features: [],
    header: 'none',
  },
  '/errors/ar_418': {
    pageClass: 'standalone',
    errorPage: 'ar_418',
    name: 'ar-418',
    listed: false,
    areas: ['errors'],
    features: [],
    header: 'none',
  },
  '/errors/nginx_500': {
    pageClass: 'standalone',
    errorPage: 'nginx_500',
    name: 'nginx-500',
    listed: false,
    areas: ['errors'],
    features: [],
    header: 'none',
  },
  '/errors/oops_500': {
    pageClass: 'standalone',
    errorPage: 'oops_500',
    name: 'oops-500',
    listed: false,
    areas: ['errors'],
    features: [],
    header: 'none',
  },
  '/errors/ssblock_410': {
    pageClass: 'standalone',
    errorPage: 'ssblock_410',
    name: 'ssblock-410',
    listed: false,
    areas: ['errors'],
    features: [],
    header: 'none',
  },
  '/errors/tor_418': {
    pageClass: 'standalone',
    errorPage: 'tor_418',
    name: 'tor-418',
    listed: false,
    areas: ['errors'],
    features: [],
    header: 'none',
  },
  '/errors/tq_500': {
    pageClass: 'standalone',
    errorPage: 'tq_500',
    name: 'tq-500',
    listed: false,
    areas: ['errors'],
    features: [],
    header: 'none',
  },
  '/extension-success': {
    pageClass: 'static',
    name: 'extension-success',
    listed: false,
    areas: ['downloads', 'screens'],
    features: [],
    header: 'site',
  },
  '/hiring': {
    pageClass: 'static',
    name: 'hiring',
    listed: true,
    areas: ['company'],
    features: [],
    header: 'site',
    links: [
      {
        group: 'company',
        label: { id: 'common.nav.hiring', message: 'Jobs' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/hiring/$id': {
    pageClass: 'static',
    name: 'hiring',
    listed: true,
    inEnglishOnly: true,
    areas: ['company'],
    features: [],
    header: 'site',
  },
  '/how-we-hire': {
    pageClass: 'static',
    name: 'how-we-hire',
    listed: true,
    areas: ['company'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'company',
        label: { id: 'common.nav.how-we-hire', message: 'How we hire' },
        in: ['footer'],
      },
    ],
  },
  '/how-we-work': {
    pageClass: 'static',
    name: 'how-we-work',
    listed: true,
    areas: ['company'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'company',
        label: { id: 'common.nav.how-we-work', message: 'How we work' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/identity-theft-restoration': {
    pageClass: 'static',
    name: 'identity-theft-restoration',
    listed: true,
    areas: ['island', 'products'],
    features: [],
    header: 'site',
    changed: '2026-11-27',
    links: [
      {
        group: 'subscription',
        label: { id: 'common.nav.restoration', message: 'Identity theft restoration' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/identity-theft-restoration/summary-of-benefits': {
    pageClass: 'static',
    name: 'identity-theft-restoration',
    listed: true,
    areas: ['legal'],
    features: [],
    header: 'site',
    changed: legalDays.benefits,
  },
  '/legal-notice': {
    pageClass: 'static',
    name: 'legal-notice',
    listed: true,
    areas: ['legal'],
    features: [],
    header: 'site',
    changed: legalDays.legalNotice,
    links: [
      {
        group: 'legal',
        label: { id: 'common.nav.legal-notice', message: 'Legal notice' },
        in: ['footer'],
      },
    ],
  },
  '/mac': {
    pageClass: 'static',
    name: 'mac',
    listed: true,
    areas: ['downloads', 'screens'],
    features: [],
    header: 'site',
    changed: '2026-11-27',
    links: [
      {
        group: 'download',
        label: { id: 'common.nav.mac', message: 'Mac' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/malicious-site-protection/report-error': {
    pageClass: 'static',
    name: 'malicious-site-protection-report-form',
    listed: false,
    areas: ['forms'],
    features: [],
    header: 'site',
  },
  '/newsletter': {
    pageClass: 'static',
    name: 'newsletter',
    listed: true,
    areas: ['news', 'newsletter'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'company',
        label: { id: 'common.footer.newsletter', message: 'Newsletter' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/press': {
    pageClass: 'static',
    name: 'press',
    listed: true,
    areas: ['company', 'screens'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'company',
        label: { id: 'common.nav.press', message: 'Press' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/privacy': {
    pageClass: 'static',
    name: 'privacy',
    listed: true,
    areas: ['legal'],
    features: [],
    header: 'site',
    changed: legalDays.privacy,
    links: [
      {
        group: 'legal',
        label: { id: 'common.nav.privacy', message: 'Privacy policy' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/pro': {
    pageClass: 'static',
    name: 'pro',
    listed: true,
    areas: ['pro'],
    features: [],
    experiments: ['privacypropromo', 'defaultplan'],
    prices: true,
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'subscription',
        label: { id: 'common.nav.pro', message: 'Subscription' },
        in: ['bar'],
        cta: 'header-plans',
      },
      {
        group: 'subscription',
        label: { id: 'common.footer.plans', message: 'Plans and prices' },
        in: ['footer'],
      },
    ],
  },
  '/pro/add-email': {
    pageClass: 'live',
    name: 'pro',
    listed: false,
    areas: ['account'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/pro/edit-email': {
    pageClass: 'live',
    name: 'pro',
    listed: false,
    areas: ['account', 'email'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/pro/login': {
    pageClass: 'live',
    name: 'pro',
    listed: true,
    areas: ['account', 'signin'],
    features: ['account', 'subscription'],
    header: 'area',
    changed: '2026-11-28',
    links: [
      {
        group: 'subscription',
        label: { id: 'common.nav.login', message: 'Sign in' },
        in: ['bar', 'footer'],
        cta: 'header-login',
        signedIn: { label: { id: 'common.nav.own', message: 'My subscription' }, path: '/pro/welcome' },
      },
    ],
  },
  '/pro/privacy-terms': {
    pageClass: 'static',
    name: 'pro',
    listed: true,
    areas: ['legal'],
    features: [],
    header: 'site',
    changed: legalDays.subscription,
    links: [
      {
        group: 'legal',
        label: { id: 'common.nav.pro-terms', message: 'Subscription terms' },
        in: ['footer'],
      },
    ],
  },
  '/pro/remove-email': {
    pageClass: 'live',
    name: 'pro',
    listed: false,
    areas: ['account', 'email', 'recovery'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/pro/welcome': {
    pageClass: 'live',
    name: 'pro',
    listed: false,
    areas: ['account', 'recovery', 'welcome'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/settings': {
    pageClass: 'static',
    name: 'settings',
    listed: true,
    areas: ['account', 'settings'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'product',
        label: { id: 'common.nav.settings', message: 'Search settings' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/start': {
    pageClass: 'static',
    name: 'start',
    listed: false,
    areas: ['forms', 'island'],
    features: [],
    header: 'none',
  },
  '/subscription-support': {
    pageClass: 'static',
    name: 'subscription-support',
    listed: true,
    areas: ['forms'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'help',
        label: { id: 'common.nav.support', message: 'Subscription support' },
        in: ['footer'],
      },
    ],
  },
  '/subscriptions': {
    pageClass: 'static',
    name: 'subscriptions',
    listed: false,
    areas: ['pro'],
    features: [],
    experiments: ['privacypropromo', 'defaultplan'],
    prices: true,
    header: 'site',
  },
  '/subscriptions/plans': {
    pageClass: 'static',
    name: 'subscriptions',
    listed: false,
    areas: ['pro'],
    features: [],
    experiments: ['privacypropromo', 'defaultplan'],
    prices: true,
    header: 'site',
  },
  '/subscriptions/add-email': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/add-email/success': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'email'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/edit-email': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'email'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/manage': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'manage', 'recovery'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/remove-email': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'email', 'recovery'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/activate': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'signin'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/activate/success': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'activation'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/activation-flow/another-device': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'activation'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/activation-flow/another-device/add-email': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'activation'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/activation-flow/another-device/email': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'activation'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/activation-flow/this-device': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'activation'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'signin'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/otp': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'signin'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/activation-flow/this-device/activate-by-email/success': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'activation'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/activation-flow/this-device/email': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'activation'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/confirm': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'signin'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/welcome': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'recovery', 'welcome'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/welcome/stripe': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'recovery', 'welcome'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/subscriptions/welcome/stripe-feature-page': {
    pageClass: 'live',
    name: 'subscriptions',
    listed: false,
    areas: ['account', 'recovery', 'welcome'],
    features: ['account', 'subscription'],
    header: 'area',
  },
  '/sync/pairing': {
    pageClass: 'static',
    name: 'sync-setup-pairing',
    listed: false,
    areas: ['downloads', 'forms'],
    features: [],
    header: 'site',
  },
  '/terms': {
    pageClass: 'static',
    name: 'terms',
    listed: true,
    areas: ['legal'],
    features: [],
    header: 'site',
    changed: legalDays.terms,
    links: [
      {
        group: 'legal',
        label: { id: 'common.nav.terms', message: 'Terms of use' },
        in: ['footer'],
      },
    ],
  },
  '/theme': {
    pageClass: 'static',
    name: 'theme',
    listed: true,
    areas: ['settings'],
    features: [],
    header: 'site',
    changed: '2026-11-27',
    links: [{ group: 'product', label: { id: 'common.nav.theme', message: 'Themes' }, in: ['footer'] }],
  },
  '/updates': {
    pageClass: 'static',
    name: 'updates',
    listed: true,
    areas: ['news'],
    features: [],
    header: 'site',
    links: [
      {
        group: 'product',
        label: { id: 'common.nav.updates', message: 'What’s new' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/what-this-page-knows': {
    pageClass: 'static',
    name: 'what-this-page-knows',
    listed: true,
    areas: ['counted', 'known', 'legal', 'settings'],
    features: [],
    header: 'site',
    panel: true,
    changed: '2026-11-28',
    links: [
      {
        group: 'learn',
        label: { id: 'common.nav.known', message: 'What this page knows' },
        in: ['footer'],
      },
    ],
  },
  '/what-we-count': {
    pageClass: 'static',
    name: 'what-we-count',
    listed: true,
    areas: ['counted'],
    features: [],
    header: 'site',
    changed: '2026-11-28',
    links: [
      {
        group: 'learn',
        label: { id: 'common.nav.counted', message: 'What we count' },
        in: ['footer'],
      },
    ],
  },
  '/windows': {
    pageClass: 'static',
    name: 'windows',
    listed: true,
    areas: ['downloads', 'screens'],
    features: [],
    header: 'site',
    changed: '2026-11-27',
    experiments: ['windowsinstaller'],
    links: [
      {
        group: 'download',
        label: { id: 'common.nav.windows', message: 'Windows' },
        in: ['menu', 'footer'],
      },
    ],
  },
  '/windows-preview': {
    pageClass: 'static',
    name: 'windows-preview',
    listed: true,
    areas: ['downloads'],
    features: [],
    header: 'site',
    changed: '2026-11-27',
    links: [
      {
        group: 'download',
        label: { id: 'common.nav.windows-preview', message: 'Windows preview' },
        in: ['footer'],
      },
    ],
  },
  '/withdrawal': {
    pageClass: 'static',
    name: 'withdrawal',
    listed: true,
    areas: ['legal'],
    features: [],
    header: 'site',
    changed: legalDays.withdrawal,
    links: [
      {
        group: 'legal',
        label: { id: 'common.nav.withdrawal', message: 'Withdraw from contract here' },
        in: ['footer'],
      },
    ],
  },
  '/windows-survey': {
    pageClass: 'static',
    name: 'windows-user-survey',
    listed: false,
    areas: ['forms'],
    features: [],
    header: 'site',
  },
} as const satisfies Record<RoutedPath, PageRow>;

/**
 * The path of a page. Only the rows above are checked against the routes, so that the compiler reports what is missing
 * in one place.
 */
export type PagePath = keyof typeof pages;

type RoutePath = FileRouteTypes['fullPaths'];

/** A route with child routes is a layout, not a page; the page at its own path ends in a slash. */
type FrameAsNever<Path extends RoutePath> = Path extends RoutePath
  ? Extract<RoutePath, `${Path}/${string}`> extends never
    ? Path
    : never
  : never;

type WithoutSlash<Path extends string> = Path extends `${infer Start extends `/${string}`}/` ? Start : Path;

/** The path of every route that shows a page, without trailing slash. */
type RoutedPath = WithoutSlash<FrameAsNever<RoutePath>>;

/** Every path, in table order. */
export const pagePaths = Object.keys(pages) as readonly PagePath[];

/** Paths that stand for many pages, such as `/blog/$slug`, each with a pattern that matches those. */
const families = pagePaths.flatMap((path) =>
  path.includes('$') ? [{ path, members: new RegExp(`^${path.replace(/\$[a-z]+/g, '[^/]+')}$`) }] : [],
);

/**
 * The row of the page at a path without locale, with or without trailing slash; that of `/404` if there is no such
 * page.
 */
export function pageAt(path: string): PageRow {
  const key = path.replace(/(?<=.)\/$/, '');
  if (Object.hasOwn(pages, key)) return pages[key as PagePath];
  return pages[families.find(({ members }) => members.test(key))?.path ?? '/404'];
}

/** The row of the page that a router shows, given its matches from outermost to innermost. */
export function pageOf(matches: readonly { readonly fullPath: unknown }[]): PageRow {
  return pageAt(String(matches.at(-1)?.fullPath));
}
