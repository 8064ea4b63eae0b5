import type { WireEntry } from '../../src/adapters/played-host/wire-entry.ts';
import type { HostChannel } from '../../src/contract/host-channels.ts';
import { hostEvents, hostNotifications, hostRequests } from '../../src/contract/host-messages.ts';
import type { MessagingDevice } from '../../src/domain/device/messaging.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Culprit, Mistake } from './mistakes.ts';
import { readStep, type Step } from './read-step.ts';
import { type RequestRow, type Row, rowOf } from './rows.ts';

/** A deviation from the contract. `message` is `<channel>.<name>`, as far as it is known. */
export interface Finding {
  readonly by: Culprit;
  readonly message: string;
  readonly mistake: Mistake;
  /** Details, if there are any. */
  readonly detail?: string;
  /** Milliseconds since the run began. */
  readonly at: number;
  /** The index of the entry that it is about. */
  readonly entry: number;
}

/** What went over the wire in a run, and when it ended. */
export interface Run {
  readonly platform: MessagingDevice;
  readonly entries: readonly WireEntry[];
  /** Milliseconds since the run began; a request is only faulted for what it had time to do. */
  readonly endedAt: number;
  /** When the run began, in milliseconds since the epoch. */
  readonly startedAt: number;
}

interface Asked {
  readonly channel: HostChannel;
  readonly method: string;
  readonly row: RequestRow;
  readonly at: number;
  readonly entry: number;
  answers: number;
}

/** Compares a run with the contract; returns the findings in chronological order. */
export function judge({ platform, entries, endedAt, startedAt }: Run): readonly Finding[] {
  const findings: Finding[] = [];
  const asked = new Map<string, Asked>();

  entries.forEach((entry, index) => {
    const step = readStep(entry);
    const blame = (by: Culprit, message: string, mistake: Mistake, detail?: string) =>
      findings.push({
        by,
        message,
        mistake,
        at: step.at,
        entry: index,
        ...(detail === undefined ? {} : { detail }),
      });
    if (step.kind === 'unreadable') {
      blame(step.direction === 'to-app' ? 'page' : 'app', nameOf(entry, asked), 'unreadable', step.why);
    } else if (step.kind === 'sent') {
      takeSent(step, index, asked, (...found) => blame('page', ...found));
    } else if (step.kind === 'pushed') {
      judgeEvent(step, (...found) => blame('app', ...found));
    } else {
      takeAnswer(step, asked, { platform, startedAt }, (...found) => blame('app', ...found));
    }
  });

  for (const { channel, method, row, at, entry, answers } of asked.values()) {
    if (answers > 0 || endedAt - at < row.timeout || !isExpected(row, platform)) continue;
    findings.push({ by: 'app', message: `${channel}.${method}`, mistake: 'no-answer', at, entry });
  }
  return findings.sort((one, other) => one.at - other.at);
}

type Blame = (message: string, mistake: Mistake, detail?: string) => void;
type Of<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

function takeSent(step: Of<'sent'>, entry: number, asked: Map<string, Asked>, blame: Blame): void {
  const { channel, method, params, id, at } = step;
  const message = `${channel ?? 'unknown'}.${method}`;
  const request: RequestRow | undefined =
    channel === null ? undefined : rowOf<RequestRow>(hostRequests, channel, method);
  const told: Row | undefined = channel === null ? undefined : rowOf<Row>(hostNotifications, channel, method);
  const row = request ?? told;
  if (row === undefined) {
    blame(message, 'unknown-message');
    return;
  }
  if ((request === undefined) !== (id === null)) {
    blame(message, 'wrong-kind');
    return;
  }
  const checked = row.params.safeParse(params);
  if (!checked.success) blame(message, 'wrong-params', firstIssue(checked.error));
  if (request !== undefined && channel !== null && id !== null) {
    asked.set(id, { channel, method, row: request, at, entry, answers: 0 });
  }
}

function takeAnswer(
  { id, channel, answer, at }: Of<'answered'>,
  asked: Map<string, Asked>,
  when: { readonly platform: MessagingDevice; readonly startedAt: number },
  blame: Blame,
): void {
  // Apple apps omit the id in an error, and answer one request at a time.
  const open = id === null ? [...asked.values()].find(({ answers }) => answers === 0) : asked.get(id);
  if (open === undefined) {
    blame(likelyMeant(asked, at), 'unknown-id', id ?? 'no id');
    return;
  }
  const message = `${open.channel}.${open.method}`;
  open.answers += 1;
  if (open.answers > 1) {
    blame(message, 'twice');
    return;
  }
  if (at - open.at > open.row.timeout) {
    blame(message, 'late', `${Math.round(at - open.at)} ms, the limit is ${open.row.timeout}`);
  }
  if (channel !== null && channel !== open.channel) blame(message, 'wrong-address');
  const expected = isExpected(open.row, when.platform);
  for (const { mistake, detail } of judgeAnswer({ ...open, answer, expected, ...when, at })) {
    blame(message, mistake, detail);
  }
}

/** The only request open at that moment; with several or none nobody can tell. */
function likelyMeant(asked: ReadonlyMap<string, Asked>, now: number): string {
  const open = [...asked.values()].filter(({ answers, at, row }) => answers === 0 && now - at <= row.timeout);
  const [one] = open;
  return one !== undefined && open.length === 1 ? `${one.channel}.${one.method}` : 'an answer';
}

function judgeEvent({ channel, event, params }: Of<'pushed'>, blame: Blame): void {
  const message = `${channel}.${event}`;
  const row = channel === 'other' ? undefined : rowOf<Row>(hostEvents, channel, event);
  if (row === undefined) {
    blame(message, 'unknown-event');
    return;
  }
  const checked = row.params.safeParse(params ?? {});
  if (!checked.success) blame(message, 'wrong-event', firstIssue(checked.error));
}

/** Whether an app of the platform has to answer; a message that the newest apps have dropped may fail. */
function isExpected(row: Row, platform: MessagingDevice): boolean {
  return row.platforms.includes(platform) && row.goneFrom?.includes(platform) !== true;
}

/** The message that an unreadable answer belongs to, if its promise identifies it. */
function nameOf({ settles }: WireEntry, asked: Map<string, Asked>): string {
  const open = settles === undefined ? undefined : asked.get(settles);
  if (open === undefined) return 'a message';
  open.answers += 1;
  return `${open.channel}.${open.method}`;
}

function firstIssue(error: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}): string {
  const [issue] = error.issues;
  if (issue === undefined) return '';
  const place = issue.path.map(String).join('.');
  return place === '' ? issue.message : `${place}: ${issue.message}`;
}
