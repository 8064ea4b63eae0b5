import type { FailureCode } from '../../../src/domain/analytics/failure-pixels.ts';
import { speedSteps } from '../../../src/domain/analytics/speed-steps.ts';

/** Parameter values that are declared but not sent by tests, with the reason. */
interface Excuse {
  readonly why: string;
  /** No test can send these: one that does invalidates the excuse. */
  readonly never?: readonly string[];
  /** A run may or may not send these. */
  readonly perhaps?: readonly string[];
}

export const excuses: readonly Excuse[] = [
  {
    why: 'An error page sends its own three events and no impression, so that no web server has to know the page’s name.',
    never: ['oops-500', 'nginx-500', 'tq-500', 'ssblock-410', '418', 'ar-418', 'tor-418'].map(
      (name) => `page ${name}`,
    ),
  },
  {
    why: 'The specification knows these pages by their names in analytics alone, and has no address for them (section 2).',
    never: ['careers', 'data-broker-protection', 'dbp-free', 'dbp-product'].map((name) => `page ${name}`),
  },
  {
    why: 'The page that shows what was counted sends no count.',
    never: ['page what-this-page-knows'],
  },
  {
    why: 'How fast a page is, is the machine’s own: a fast one reaches only the first steps.',
    perhaps: Object.keys(speedSteps),
  },
  {
    why: 'That no app of ours shows a page is no failure, and no message that an app does not know is.',
    never: codes('not-browser-context', 'not-ddg-context', 'unsupported-message'),
  },
  {
    why: 'A page of ours asks for nothing that the service answers so: only another tab’s work, a stale page or somebody else’s.',
    perhaps: codes(
      'already_subscribed',
      'invalid_authorization_request',
      'invalid_email_address',
      'invalid_link_signature',
      'invalid_return_url',
      'not_eligible',
      'signed_out',
      'unknown_product',
    ),
  },
  {
    why: 'Whether one comes by in a run hangs on the apps and faults that its cases have; the tests of adapters have each.',
    perhaps: codes(
      'bridge-not-supported',
      'communication',
      'email_address_in_use',
      'error-creating-bridge',
      'invalid_session_id',
      'invalid_token_request',
      'timeout',
      'too_many_requests',
      'unknown_account',
    ),
  },
];

const perhaps = excuses.flatMap((excuse) => [...(excuse.never ?? []), ...(excuse.perhaps ?? [])]);

/** Whether a value with its parameter (`page home`) need not be sent in a run. */
export function isExcused(value: string): boolean {
  return perhaps.some((one) => value === one || value.startsWith(`${one} `));
}

function codes(...all: readonly FailureCode[]): readonly string[] {
  return all.map((code) => `code ${code}`);
}
