import type { HostChannel } from '../../src/contract/host-channels.ts';
import type { MessagingDevice } from '../../src/domain/device/messaging.ts';
import type { Mistake } from './mistakes.ts';
import type { Step } from './read-step.ts';
import type { RequestRow } from './rows.ts';

type Answer = Extract<Step, { readonly kind: 'answered' }>['answer'];
type Fields = Readonly<Record<string, unknown>>;
interface Fault {
  readonly mistake: Mistake;
  readonly detail?: string;
}

/** An answer with its request. */
interface Judged {
  readonly channel: HostChannel;
  readonly method: string;
  readonly row: RequestRow;
  readonly answer: Answer;
  /** Whether an app of this platform has to know the message. */
  readonly expected: boolean;
  readonly platform: MessagingDevice;
  /** The run's start in milliseconds since the epoch, and milliseconds since then. */
  readonly startedAt: number;
  readonly at: number;
}

/** September 2001 in milliseconds; any present-day time in seconds is below it. */
const earliestTime = 1_000_000_000_000;

/** What is wrong with an answer: first its kind, then its type, then its meaning. */
export function judgeAnswer(judged: Judged): readonly Fault[] {
  const { answer, expected, row } = judged;
  if ('rejected' in answer) return expected ? [{ mistake: 'error-answer', detail: answer.rejected }] : [];
  if ('error' in answer) {
    const { message }: Fields = Object(answer.error);
    if (typeof message !== 'string') return [{ mistake: 'error-without-message' }];
    return expected ? [{ mistake: 'error-answer', detail: message }] : [];
  }
  if (!answer.result) return [{ mistake: 'no-result' }];
  const checked = row.answer.safeParse(answer.result);
  if (checked.success) return meanings(judged, Object(answer.result));
  const [issue] = checked.error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  return [{ mistake: 'wrong-type', detail: `${place === '' ? '' : `${place}: `}${issue?.message ?? ''}` }];
}

function meanings(judged: Judged, result: Fields): readonly Fault[] {
  const { platform } = judged;
  const known: Readonly<Record<string, () => readonly Fault[]>> = {
    handshake: () => [
      ...(list(result['availableMessages']).includes('subscriptionDetails')
        ? []
        : [{ mistake: 'missing-message' } as const]),
      ...(result['platform'] === undefined ? [] : platformFault(result['platform'], [platform])),
    ],
    subscriptionDetails: () => ['startedAt', 'expiresOrRenewsAt'].flatMap((name) => timeFault(name, result)),
    getAuthAccessToken: () => tokenFaults(judged, result['accessToken'], true),
    getAccessToken: () => tokenFaults(judged, result['token'], false),
    getSubscriptionOptions: () => storeFaults(platform, result['platform'], list(result['options'])),
    getSubscriptionTierOptions: () =>
      storeFaults(
        platform,
        result['platform'],
        list(result['products']).flatMap((product) => list(Object(product).options)),
      ),
  };
  return known[judged.method]?.() ?? [];
}

function platformFault(named: unknown, expected: readonly string[]): readonly Fault[] {
  return expected.some((name) => name === named)
    ? []
    : [{ mistake: 'wrong-platform', detail: `${String(named)} in place of ${expected.join(' or ')}` }];
}

function timeFault(name: string, result: Fields): readonly Fault[] {
  const time = result[name];
  return typeof time !== 'number' || time >= earliestTime
    ? []
    : [{ mistake: 'wrong-time', detail: `${name}: ${time}` }];
}

/** A token of the v1 auth service has no dots; where an app may give either kind, only an access token is inspected. */
function tokenFaults({ startedAt, at }: Judged, token: unknown, isAccess: boolean): readonly Fault[] {
  if (typeof token !== 'string' || token === '') return [];
  const parts = token.split('.');
  if (parts.length !== 3) return isAccess ? [{ mistake: 'wrong-token' }] : [];
  const { exp, scope }: Fields = claimsOf(parts[1] ?? '');
  if (typeof exp !== 'number') return [{ mistake: 'wrong-token', detail: 'no time of expiry' }];
  if (scope === 'refresh')
    return [{ mistake: 'wrong-token', detail: 'a refresh token, which a page never gets' }];
  return exp * 1_000 < startedAt + at
    ? [{ mistake: 'expired-token', detail: new Date(exp * 1_000).toISOString() }]
    : [];
}

function claimsOf(part: string): Fields {
  try {
    return Object(JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/'))));
  } catch {
    return {};
  }
}

/** A host that sells by card reports that instead of its own name. */
function storeFaults(
  platform: MessagingDevice,
  named: unknown,
  options: readonly unknown[],
): readonly Fault[] {
  const ids = options.map((option) => Object(option).id);
  const repeated = ids.find((id, index) => id === '' || ids.indexOf(id) !== index);
  const period = options
    .map((option) => Object(Object(option).cost).recurrence)
    .find((recurrence) => recurrence !== 'monthly' && recurrence !== 'yearly');
  return [
    ...platformFault(named, platform === 'windows' ? ['stripe'] : [platform, 'stripe']),
    ...(repeated === undefined ? [] : [{ mistake: 'repeated-option', detail: String(repeated) } as const]),
    ...(period === undefined ? [] : [{ mistake: 'unknown-period', detail: String(period) } as const]),
  ];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
