import { day, hour, minute, second } from '../duration.ts';

/**
 * What a limit is counted by. A network is that of a household (an IPv4 address, /64 of IPv6), a wide one a /56 of IPv6,
 * the widest a /24 or /48. An address is foreign to an account that has another or none, and has bought nothing. What is counted by everyone refuses nobody; it is an alarm.
 */
export const countedBy = [
  'address',
  'account',
  'account+address',
  'foreign address',
  'key',
  'address+network',
  'network',
  'wide network',
  'widest network',
  'everyone',
] as const;
/** One of them. */
export type CountedBy = (typeof countedBy)[number];

/** In these are too many others to close them. */
const ofMany: ReadonlySet<CountedBy> = new Set(['wide network', 'widest network', 'everyone']);

/** One line of the table; times in milliseconds. */
export interface LimitRule<Action extends string = string> {
  readonly action: Action;
  readonly by: CountedBy;
  readonly most: number;
  readonly within: number;
  /** How long the last happening that fits closes what it is counted by; null when later ones only wait their turn. */
  readonly closedFor: number | null;
}

const units = { s: second, min: minute, h: hour, d: day } as const;

/**
 * Reads a table of limits: a head, a rule a line, `action | counted by | most | within | then closed for`, times as
 * `60 s`, `15 min`, `1 h`, `1 d`. Throws on a line it does not understand, on an action that is not among those given,
 * and when one of those has no line: a typo must not be a limit less.
 */
export function readLimitTable<Action extends string>(
  table: string,
  actions: readonly Action[],
): readonly LimitRule<Action>[] {
  const [, ...lines] = table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[-|]+$/.test(line));
  const rules = lines.map((line) => readLine(line, actions));
  for (const action of actions) {
    if (!rules.some((rule) => rule.action === action)) throw new Error(`No limit for ${action}`);
  }
  return Object.freeze(rules);
}

function readLine<Action extends string>(line: string, actions: readonly Action[]): LimitRule<Action> {
  const [name, counted, number = '', span = '', closure = '', ...rest] = line
    .split('|')
    .map((cell) => cell.trim());
  const action = actions.find((known) => known === name);
  const by = countedBy.find((known) => known === counted);
  const within = readTime(span);
  const closedFor = closure === '' ? null : readTime(closure);
  const isWhole = /^[1-9]\d*$/.test(number) && within !== undefined && closedFor !== undefined;
  const closesMany = by !== undefined && ofMany.has(by) && closedFor !== null;
  if (action === undefined || by === undefined || !isWhole || closesMany || rest.length > 0)
    throw new Error(`Not a limit: ${line}`);
  return Object.freeze({ action, by, most: Number(number), within, closedFor });
}

function readTime(text: string): number | undefined {
  const [, count, unit] = /^([1-9]\d*) (s|min|h|d)$/.exec(text) ?? [];
  if (count === undefined) return undefined;
  const found = Object.entries(units).find(([name]) => name === unit);
  return found === undefined ? undefined : Number(count) * found[1];
}
