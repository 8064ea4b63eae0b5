import { createHash } from 'node:crypto';
import type { RowName } from '../../../src/contract/rows/every-row.ts';
import { goodCard } from '../support/shop.ts';
import { siteUrl } from '../support/test-site.ts';
import { type Call, partnerKey, type World } from './world.ts';

const order = {
  productId: 'privacy-pro-yearly-us',
  purchasePlatform: 'stripe',
  returnUrl: `${siteUrl}/pro/welcome`,
};
const digest = (text: string) => createHash('sha512').update(text).digest('hex');
const verifier = 'v'.repeat(43);

/** One good call for every row: a row without one does not compile. */
export const goodCalls: Readonly<Record<RowName, (world: World) => Promise<Call>>> = {
  authorize: async (world) => ({ query: world.authorizeQuery(verifier) }),
  authorizeApp: async (world) => ({
    query: {
      ...world.authorizeQuery(verifier),
      client_id: 'mallard-apps',
      redirect_uri: 'com.duckduckgo:/authcb',
    },
  }),
  createAccount: async (world) => ({ cookie: (await world.session()).cookie }),
  sendPasscode: async (world) => ({
    cookie: (await world.session()).cookie,
    query: { email: world.address() },
  }),
  login: async (world) => {
    const { email } = await world.withAddress();
    const { cookie } = await world.session();
    await world.send('POST', '/api/auth/v2/otp', { cookie, query: { email } });
    return { cookie, json: { email, otp: await world.passcode(email), method: 'otp' } };
  },
  token: async (world) => ({ query: await world.codeExchange() }),
  tokenByForm: async (world) => ({
    form: {
      grant_type: 'refresh_token',
      refresh_token: (await world.signedIn()).refresh,
      client_id: 'mallard-web',
    },
  }),
  logout: async (world) => ({ bearer: (await world.signedIn()).bearer }),
  logoutEverywhere: async (world) => ({ bearer: (await world.signedIn()).bearer }),
  makeRecoveryKey: async (world) => ({ bearer: (await world.signedIn()).bearer }),
  noteRecoveryKeyKept: async (world) => ({ bearer: (await world.signedIn()).bearer }),
  account: async (world) => ({ bearer: (await world.withAddress()).bearer }),
  editAccount: async (world) => ({
    bearer: (await world.signedIn()).bearer,
    query: { email: world.address() },
  }),
  confirmEdit: async (world) => {
    const { bearer } = await world.signedIn();
    return { bearer, query: await world.emailChange(bearer) };
  },
  exportAccount: async (world) => ({ bearer: (await world.withAddress()).bearer }),
  requestDeletion: async (world) => ({ bearer: (await world.withAddress()).bearer }),
  deleteAccount: async (world) => {
    const { bearer, email } = await world.withAddress();
    await world.send('POST', '/api/auth/v2/account/delete/request', { bearer });
    return { bearer, json: { otp: await world.passcode(email) } };
  },
  keys: async () => ({}),
  undoEmailChangePage: undoLink,
  undoEmailChange: undoLink,

  legacyLoginLink: async (world) => ({ query: { email: world.address() } }),
  legacyLogin: legacyLogin,
  legacyValidate: async (world) => ({ bearer: await legacyToken(world) }),
  legacyValidateByGet: async (world) => ({ bearer: await legacyToken(world) }),
  legacyEdit: async (world) => ({ bearer: await legacyToken(world), query: { email: world.address() } }),
  legacyConfirmEdit: async (world) => {
    const bearer = await legacyToken(world);
    const email = world.address();
    const asked = await world.send('POST', '/api/auth/account/edit', { bearer, query: { email } });
    const hash = JSON.parse(asked.text).hash;
    return { bearer, query: { email, hash, otp: await world.passcode(email) } };
  },

  products: async () => ({ query: { country: 'de' } }),
  features: async () => ({ params: { productId: 'privacy-pro-yearly-us' } }),
  openCheckout: async (world) => ({ bearer: (await world.signedIn()).bearer, json: order }),
  openPortal: async (world) => ({ bearer: (await world.subscriber()).bearer }),
  subscription: async (world) => ({ bearer: (await world.subscriber()).bearer }),
  setRenewal: async (world) => ({ bearer: (await world.subscriber()).bearer, json: { renews: false } }),
  subscriptionStatus: async (world) => ({ bearer: (await world.subscriber()).bearer }),
  cardProviderEvent: async (world) => {
    if (world.shop.sent.length === 0) await world.subscriber();
    const event = world.shop.sent.at(-1);
    return { text: event?.body ?? '', headers: { 'Stripe-Signature': event?.signature ?? '' } };
  },

  eligible: async () => ({}),
  eligibility: async () => ({}),
  counts: async () => ({}),
  countryCode: async () => ({}),
  country: async () => ({ query: { country: 'de' } }),
  issueRestorationCode: async (world) => ({ bearer: (await world.subscriber()).bearer }),
  checkRestorationCode: async () => ({ bearer: partnerKey, json: { code: '8Q2TM-K04ZX-7HVRD-31PWE' } }),
  autocomplete: async () => ({ query: { q: 'weat' } }),
  bangSearchPage: async () => ({ query: { q: 'wiki', locale: 'de' } }),
  searchWithSettings: async () => ({ query: { k1: '-1' } }),
  image: async (world) => ({ query: world.imageLink() }),
  posts: async () => ({ query: { limit: '2' } }),
  download: async () => ({ params: { installer: 'mac' } }),
  jobs: async () => ({}),
  bangs: async () => ({}),
  bangLines: async () => ({}),
  support: async () => ({}),
  cohort: async () => ({}),
  loadSettings: async (world) => {
    await world.send('PUT', '/settings.js', { query: { key: digest('saved') }, json: { kae: 'd' } });
    return { query: { key: digest('saved') } };
  },
  saveSettings: async () => ({ query: { key: digest('to save') }, json: { kae: 'd' } }),
  deleteSettings: async (world) => {
    await world.send('PUT', '/settings.js', { query: { key: digest('to delete') }, json: { kae: 'd' } });
    return { query: { key: digest('to delete') } };
  },
  beacon: async () => ({ params: { pixel: 'oops_500_onload' } }),
  beaconByPost: async () => ({ params: { pixel: 'oops_500_onload' } }),
  reportViolation: async () => ({
    text: JSON.stringify({ 'csp-report': { 'document-uri': siteUrl, 'violated-directive': 'script-src' } }),
    headers: { 'Content-Type': 'application/csp-report' },
  }),

  subscribeToNewsletter: async (world) => ({ json: { email: world.address(), news: true, tips: false } }),
  newsletterConfirmPage: newsletterLink,
  confirmNewsletter: newsletterLink,
  newsletterLeavePage: leaveLink,
  leaveNewsletter: async (world) => ({
    ...(await leaveLink(world)),
    form: { 'List-Unsubscribe': 'One-Click' },
  }),

  sendFeedback: async () => ({
    json: { kind: 'malicious-site', site: 'https://shop.example/', reason: 'safe', comment: '' },
  }),

  askSupport: async (world) => ({
    form: { topic: 'vpn', email: world.address(), question: 'How do I pause it?', consent: 'yes' },
  }),

  withdraw: async (world) => ({
    form: { name: 'Lena Teal', email: world.address(), number: '0b8e5a52-6d7a-4c25-9d1f-5a0b1f3b9a11' },
  }),

  healthz: async () => ({}),
  readyz: async () => ({}),
  description: async () => ({}),

  devHome: async () => ({}),
  mailbox: async () => ({}),
  mailboxJson: async () => ({}),
  endMailWait: async (world) => ({ form: { to: world.address() } }),
  mailboxMessage: async (world) => {
    await world.withAddress();
    const { text } = await world.send('GET', '/dev/mail');
    return { params: { number: /\/dev\/mail\/(\d+)\/email/.exec(text)?.[1] ?? '0' } };
  },
  payPage: openCheckout,
  pay: async (world) => ({ ...(await openCheckout(world)), form: goodCard }),
  challengePage: askedByBank,
  answerChallenge: async (world) => ({ ...(await askedByBank(world)), form: { answer: 'approve' } }),
  portalPage: openPortal,
  changeInPortal: async (world) => ({ ...(await openPortal(world)), form: { action: 'cancel' } }),
  searchPage: async () => ({ query: { q: 'wild duck', t: 'h' } }),
  states: async () => ({ query: { locale: 'de', theme: 'dark', origin: 'home_google' } }),
  stateConditions: async (world) => {
    const { text } = await world.send('GET', '/dev/states');
    const [, state = '', signature = ''] = /state=([\w-]+)&amp;signature=([\w-]+)/.exec(text) ?? [];
    return { query: { state, signature } };
  },
  hostPage: async () => ({}),
  hostToken: async () => ({ query: { state: 'active', entitlements: 'yes' } }),
  beaconPage: async () => ({ query: { format: 'json' } }),
  experimentsPage: async () => ({ query: { format: 'json' } }),
  clock: async () => ({}),
  moveClock: async () => ({ json: { advance: 'PT1S' } }),
  clockOfSubscription: async (world) => ({ params: { id: await subscriptionId(world) } }),
  advanceSubscription: async (world) => ({
    params: { id: await subscriptionId(world) },
    form: { advance: 'PT1S' },
  }),
};

async function undoLink(world: World): Promise<Call> {
  const { bearer, email } = await world.withAddress();
  const query = await world.emailChange(bearer);
  await world.send('POST', '/api/auth/v2/account/edit/confirm', { query, bearer });
  return { query: { token: await world.linkToken(email, '/account/undo-email-change') } };
}

async function legacyLogin(world: World): Promise<Call> {
  const { email } = await world.withAddress();
  await world.send('POST', '/api/auth/loginlink', { query: { email } });
  return { query: { email, otp: await world.passcode(email) } };
}

async function legacyToken(world: World): Promise<string> {
  const signedIn = await world.send('POST', '/api/auth/login', await legacyLogin(world));
  world.later();
  return JSON.parse(signedIn.text).auth_token;
}

function last(path: string): string {
  return path.split('/').at(-1) ?? '';
}

async function openCheckout(world: World): Promise<Call> {
  return { params: { session: last(await (await world.shop.buyer()).checkout()) } };
}

async function askedByBank(world: World): Promise<Call> {
  const call = await openCheckout(world);
  await world.send('POST', '/dev/pay/:session', {
    ...call,
    form: { ...goodCard, number: '4000002500003155' },
  });
  return call;
}

async function openPortal(world: World): Promise<Call> {
  const { bearer } = await world.subscriber();
  const opened = await world.send('GET', '/api/checkout/portal', { bearer });
  return { params: { session: last(new URL(JSON.parse(opened.text).customerPortalUrl).pathname) } };
}

async function subscriptionId(world: World): Promise<string> {
  await world.subscriber();
  const row = await world.shop.store.db.selectFrom('sim_subscription').select('id').executeTakeFirstOrThrow();
  return row.id;
}

const newsletterPath = '/newsletter/subscription/subscribe';

async function newsletterLink(world: World): Promise<Call> {
  const email = world.address();
  await world.send('POST', newsletterPath, { json: { email, news: true, tips: false } });
  return { query: { token: await world.linkToken(email, '/newsletter/confirm') } };
}

async function leaveLink(world: World): Promise<Call> {
  const email = world.address();
  await world.send('POST', newsletterPath, { json: { email, news: true, tips: false } });
  return { query: { token: await world.linkToken(email, '/newsletter/unsubscribe') } };
}
