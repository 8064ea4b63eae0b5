import type { RowName } from '../../../src/contract/rows/every-row.ts';
import type { BadCall } from './bad-calls.ts';
import type { Call } from './world.ts';

type Refused = Omit<BadCall, 'call'> & { readonly change: Call };

const unknownEvent = {
  title: 'an event that nobody declared',
  change: { params: { pixel: 'no_such_event' } },
  status: 400,
  code: 'unknown_pixel',
};
const beacon: readonly Refused[] = [
  unknownEvent,
  {
    title: 'a parameter that the event does not have',
    change: { query: { address: 'duck' } },
    status: 400,
    code: 'unknown_parameter',
  },
  {
    title: 'an event without its parameters',
    change: { params: { pixel: 'page_impression' } },
    status: 400,
    code: 'invalid_parameter',
  },
];

const noSession = (status: number): readonly Refused[] => [
  { title: 'a session that is not there', change: { params: { session: 'none' } }, status, code: null },
];
const noLink: readonly Refused[] = [
  { title: 'a link that is damaged', change: { query: { token: 'damaged' } }, status: 404, code: null },
];

/** What has its row's shape, and is refused for what it says. */
const byRow: Partial<Record<RowName, readonly Refused[]>> = {
  beacon,
  beaconByPost: beacon,
  image: [
    {
      title: 'a signature that is not ours',
      change: { query: { u: 'http://images.example/a.png', s: 'x' } },
      status: 403,
      code: 'forbidden_image',
    },
  ],
  features: [
    {
      title: 'a plan that is not sold',
      change: { params: { productId: 'a-duck' } },
      status: 404,
      code: 'unknown_product',
    },
  ],
  products: [
    { title: 'no country', change: { query: { country: 'Germany' } }, status: 400, code: 'invalid_request' },
  ],
  posts: [{ title: 'no number', change: { query: { limit: 'all' } }, status: 400, code: 'invalid_request' }],
  reportViolation: [
    {
      title: 'a media type that no report has',
      change: { headers: { 'Content-Type': 'text/plain' } },
      status: 400,
      code: 'invalid_request',
    },
  ],
  mailboxMessage: [
    { title: 'an email that is not there', change: { params: { number: '0' } }, status: 404, code: null },
  ],
  payPage: noSession(404),
  pay: [...noSession(404), { title: 'no card', change: { form: { number: '1' } }, status: 422, code: null }],
  answerChallenge: noSession(404),
  portalPage: noSession(404),
  changeInPortal: [
    ...noSession(404),
    { title: 'nothing to do', change: { form: { action: 'fly' } }, status: 409, code: null },
  ],
  sendFeedback: [
    {
      title: 'no address of a website',
      change: { json: { kind: 'malicious-site', site: 'localhost', reason: 'safe' } },
      status: 400,
      code: 'invalid_request',
    },
    {
      title: 'a reason of the other form',
      change: { json: { kind: 'windows-survey', reason: 'safe' } },
      status: 400,
      code: 'invalid_request',
    },
  ],
  askSupport: [
    { title: 'no topic', change: { form: { topic: 'weather' } }, status: 400, code: null },
    {
      title: 'no consent',
      change: { form: { topic: 'vpn', email: 'duck@pond.example', question: 'How?' } },
      status: 400,
      code: null,
    },
  ],
  undoEmailChangePage: noLink,
  undoEmailChange: noLink,
  newsletterConfirmPage: noLink,
  confirmNewsletter: noLink,
  newsletterLeavePage: noLink,
  leaveNewsletter: noLink,
};

/** The calls of a row that are refused for what they mean, made from a good one. */
export function refusedByMeaning(name: RowName, good: Call): readonly BadCall[] {
  return (byRow[name] ?? []).map(({ change, ...expected }) => ({
    ...expected,
    call: { ...good, ...change },
  }));
}
