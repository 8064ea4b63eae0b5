import * as z from 'zod/mini';
import { ClockBody, ClockReply, DevBeaconReply, DevMailReply, devPaths } from '../dev.ts';
import { PageConditions, StateQuery, statePaths } from '../dev-states.ts';
import { json, page, type Row } from './row.ts';

const common = { service: 'dev', auth: 'none', outsideProduction: true, errors: {} } as const;
const aPage = { ...common, success: page, forPeople: true } as const;
/** A page that answers a form with itself, with a redirect, or with what is wrong with it. */
const aForm = { ...aPage, success: [...page, { status: 303 }] } as const;
const session = { session: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) };
const subscription = { id: z.string().check(z.regex(/^sub_[A-Za-z0-9_-]{1,64}$/)) };
/** A payment that is unknown or over, and one that the card does not allow. */
const [over, unpaid] = [
  { 404: [], 410: [] },
  { 402: [], 404: [], 410: [], 422: [] },
] as const;

/** What exists outside production only. Wire contract, "Outside production only". */
export const devRows = [
  {
    ...aPage,
    name: 'devHome',
    purpose: 'Leads to the mailbox',
    method: 'GET',
    path: '/dev',
    success: [{ status: 302 }],
  },
  {
    ...aPage,
    name: 'mailbox',
    purpose: 'Every message the server sent, as a page',
    method: 'GET',
    path: devPaths.mailbox,
    query: z.object({ to: z.optional(z.string()) }),
  },
  {
    ...common,
    name: 'mailboxJson',
    purpose: 'Every message the server sent, newest first',
    method: 'GET',
    path: devPaths.mailboxJson,
    query: z.object({ to: z.optional(z.string()) }),
    success: json(DevMailReply),
  },
  {
    ...aPage,
    name: 'mailboxMessage',
    purpose: 'One message as its reader sees it',
    method: 'GET',
    path: '/dev/mail/:number/email',
    params: { number: z.string() },
    errors: { 404: [] },
  },
  {
    ...aForm,
    name: 'payPage',
    purpose: 'The simulated card provider’s page of a checkout',
    method: 'GET',
    path: devPaths.pay,
    params: session,
    errors: over,
  },
  {
    ...aForm,
    name: 'pay',
    purpose: 'Pays there',
    method: 'POST',
    path: devPaths.pay,
    params: session,
    errors: unpaid,
    ownPagesOnly: true,
  },
  {
    ...aForm,
    name: 'challengePage',
    purpose: 'The simulated bank asks whether it is you',
    method: 'GET',
    path: `${devPaths.pay}/challenge`,
    params: session,
  },
  {
    ...aForm,
    name: 'answerChallenge',
    purpose: 'Answers the bank',
    method: 'POST',
    path: `${devPaths.pay}/challenge`,
    params: session,
    errors: unpaid,
    ownPagesOnly: true,
  },
  {
    ...aPage,
    name: 'portalPage',
    purpose: 'The simulated customer portal',
    method: 'GET',
    path: devPaths.portal,
    params: session,
    errors: over,
  },
  {
    ...aForm,
    name: 'changeInPortal',
    purpose: 'Cancels, resumes or changes there',
    method: 'POST',
    path: devPaths.portal,
    params: session,
    success: [{ status: 303 }],
    errors: { ...over, 409: [], 422: [] },
    ownPagesOnly: true,
  },
  {
    ...common,
    name: 'clock',
    purpose: 'The server’s clock',
    method: 'GET',
    path: devPaths.clock,
    success: [...json(ClockReply), ...page],
  },
  {
    ...common,
    name: 'moveClock',
    purpose: 'Moves the clock ahead, and lets happen what falls due',
    method: 'POST',
    path: devPaths.clock,
    body: { 'application/json': ClockBody, 'application/x-www-form-urlencoded': ClockBody },
    success: [...json(ClockReply), { status: 303 }],
    ownPagesOnly: true,
  },
  {
    ...aPage,
    name: 'clockOfSubscription',
    purpose: 'One subscription’s life so far',
    method: 'GET',
    path: '/dev/clock/:id',
    params: subscription,
    success: [...page, { status: 302 }],
  },
  {
    ...aPage,
    name: 'advanceSubscription',
    purpose: 'Moves it on',
    method: 'POST',
    path: '/dev/clock/:id',
    params: subscription,
    success: [{ status: 303 }],
    ownPagesOnly: true,
  },
  {
    ...common,
    name: 'beaconPage',
    purpose: 'What the beacon counted, as a page or with format=json as JSON',
    method: 'GET',
    path: devPaths.beacon,
    query: z.object({ format: z.optional(z.string()) }),
    success: [...json(DevBeaconReply), ...page],
    errors: {},
  },
  {
    ...aPage,
    name: 'searchPage',
    purpose: 'What the search service would be asked, where none is named',
    method: 'GET',
    path: devPaths.search,
    looseQuery: { q: z.string(), t: z.string() },
  },
  {
    ...aPage,
    name: 'states',
    purpose: 'Every screen of the subscription area in every state, as links',
    method: 'GET',
    path: statePaths.gallery,
    looseQuery: { locale: z.string(), theme: z.string(), origin: z.string() },
  },
  {
    ...common,
    name: 'stateConditions',
    purpose: 'What such a link says, if it was signed here',
    method: 'GET',
    path: statePaths.conditions,
    query: StateQuery,
    success: json(PageConditions),
    errors: { 400: ['invalid_signature'] },
  },
] as const satisfies readonly Row[];
