import { day, hour, minute, second } from '../duration.ts';

/**
 * What a limit is counted by. A `network` is a household's (an IPv4 address or an IPv6 /64), a `wide network` an IPv6
 * /56, the `widest network` a /24 or /48. A `foreign address` is one that is not the account's own, for an account
 * without a purchase. Rules by `everyone` refuse nobody; they are alarms.
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
/** What a limit is counted by. */
export type CountedBy = (typeof countedBy)[number];

/** Shared by too many people to be locked. */
const ofMany: ReadonlySet<CountedBy> = new Set(['wide network', 'widest network', 'everyone']);

/** One row of the table; times in milliseconds. */
export interface LimitRule<Action extends string = string> {
  readonly action: Action;
  readonly by: CountedBy;
  readonly most: number;
  readonly within: number;
  /** How long the last permitted action locks the counter; null when later ones just have to wait. */
  readonly closedFor: number | null;
}

const units = { s: second, min: minute, h: hour, d: day } as const;

/**
 * Parses a table of limits: a header, then one rule a line, `action | counted by | most | within | then closed for`,
 * with times such as `60 s`, `15 min`, `1 h`, `1 d`. Throws on a line it cannot parse, on an unknown action, and when
 * an action has no line: a typo must not remove a limit.
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
