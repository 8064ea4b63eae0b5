import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterHappening,
  emptyHistory,
  waitFor,
  withoutHappening,
} from '../../../src/domain/limits/limit-history.ts';
import { limitRules, limitRulesOf as rulesOf } from '../../../src/domain/limits/limit-table.ts';
import { days, minutes, seconds } from '../../server/support/manual-clock.ts';

const start = Date.UTC(2026, 0, 1);
const sends = rulesOf('send-passcode', 'address');
const tries = rulesOf('try-passcode', 'address');
const historyOf = (rules: typeof sends, times: readonly number[]) =>
  times.reduce((history, time) => afterHappening(history, rules, start + time), emptyHistory);

describe('sends to one address', () => {
  const hours = Array.from({ length: 10 }, (_, count) => minutes(61 * count));
  it.each([
    ['the first goes at once', [], 0, 0],
    ['the second waits a minute', [0], seconds(59), seconds(1)],
    ['the second goes after a minute', [0], seconds(60), 0],
    ['the sixth in an hour waits', [0, 1, 2, 3, 4].map(minutes), minutes(60) - 1, 1],
    ['the sixth goes after an hour', [0, 1, 2, 3, 4].map(minutes), minutes(60), 0],
    ['the eleventh in a day waits', hours, days(1) - 1, 1],
    ['the eleventh goes after a day', hours, days(1), 0],
  ])('%s', (_, times, now, wait) => {
    expect(waitFor(historyOf(sends, times), sends, start + now)).toBe(wait);
  });
});

describe('wrong tries at one address', () => {
  const close = [0, 1, 2, 3, seconds(599)];
  it.each([
    ['are free up to the fourth', [0, 1, 2, 3], 4, 0],
    ['are closed for 15 minutes by the fifth within 599 s', close, seconds(599), minutes(15)],
    ['are closed until the last moment', close, seconds(599) + minutes(15) - 1, 1],
    ['are open again after 15 minutes', close, seconds(599) + minutes(15), 0],
    ['are not closed by a fifth at 600 s', [0, 1, 2, 3, seconds(600)], seconds(600), 0],
    ['are not closed by a fifth at 601 s', [0, 1, 2, 3, seconds(601)], seconds(601), 0],
  ])('%s', (_, times, now, wait) => {
    expect(waitFor(historyOf(tries, times), tries, start + now)).toBe(wait);
  });

  it('are closed for a day by the twentieth of a day', () => {
    const slow = Array.from({ length: 20 }, (_, count) => minutes(60 * count));
    const [nineteen, twenty] = [historyOf(tries, slow.slice(0, 19)), historyOf(tries, slow)];
    const last = start + minutes(60 * 19);
    expect(waitFor(nineteen, tries, last)).toBe(0);
    expect(waitFor(twenty, tries, last)).toBe(days(1));
    expect(waitFor(twenty, tries, last + days(1))).toBe(0);
  });

  it('close the address for sends as well: what came could not be used', () => {
    expect(waitFor(historyOf(tries, close), sends, start + seconds(600))).toBe(minutes(15) - seconds(1));
  });
});

describe('a closure by a clock that was a year ahead', () => {
  const wrong = days(365);
  const ahead = historyOf(
    tries,
    [0, 1, 2, 3, 4].map((time) => wrong + time),
  );

  it('ends when the clock is set right', () => {
    expect(waitFor(ahead, tries, start + wrong + 4)).toBe(minutes(15));
    expect(waitFor(ahead, tries, start)).toBe(0);
    expect(waitFor(ahead, sends, start)).toBe(0);
  });

  it('keeps no later one from closing', () => {
    const again = [0, 1, 2, 3, 4].reduce(
      (history, time) => afterHappening(history, tries, start + time),
      ahead,
    );
    expect(waitFor(again, tries, start + 4)).toBe(minutes(15));
    expect(waitFor(again, tries, start + 4 + minutes(15))).toBe(0);
  });

  it('is told from one of today because no rule closes for more than a day', () => {
    expect(Math.max(...limitRules.map(({ closedFor }) => closedFor ?? 0))).toBe(days(1));
  });
});

describe('a happening that is taken back', () => {
  const at = start + seconds(5);
  const before = historyOf(tries, [0, 1, 2, 3]);
  const after = afterHappening(before, tries, at);
  const closed = { before: before.closedUntil, after: after.closedUntil };

  it('leaves the history as it was, and opens what it had closed', () => {
    expect(withoutHappening(after, 'try-passcode', at, closed)).toEqual(before);
  });

  it('leaves closed what something else has closed since', () => {
    const later = { ...after, closedUntil: after.closedUntil + days(1) };
    expect(withoutHappening(later, 'try-passcode', at, closed).closedUntil).toBe(later.closedUntil);
  });

  it('that is not there any more leaves the others', () => {
    const others = { happened: { 'try-passcode': [start] }, closedUntil: 0 };
    expect(withoutHappening(others, 'try-passcode', at, { before: 0, after: 0 })).toEqual(others);
  });
});

describe('whatever is sent and typed in whatever order', () => {
  const steps = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 20 * 60_000 }), act: fc.constantFrom('send', 'try', 'try') }),
    { maxLength: 120 },
  );

  it('no more fits into any window than the table says', () => {
    fc.assert(
      fc.property(steps, (actions) => {
        let history = emptyHistory;
        let now = start;
        const done = { send: [] as number[], try: [] as number[] };
        for (const { wait, act } of actions) {
          now += wait;
          const rules = act === 'send' ? sends : tries;
          if (waitFor(history, rules, now) > 0) continue;
          history = afterHappening(history, rules, now);
          done[act === 'send' ? 'send' : 'try'].push(now);
        }
        const holds = (times: readonly number[], rules: typeof sends) =>
          rules.every(({ most, within }) =>
            times.every((from) => times.filter((at) => at >= from && at < from + within).length <= most),
          );
        return holds(done.send, sends) && holds(done.try, tries);
      }),
      { numRuns: 300 },
    );
  });

  it('an address that is left alone opens again within a day', () => {
    fc.assert(
      fc.property(steps, (actions) => {
        let history = emptyHistory;
        let now = start;
        for (const { wait, act } of actions) {
          now += wait;
          const rules = act === 'send' ? sends : tries;
          if (waitFor(history, rules, now) === 0) history = afterHappening(history, rules, now);
        }
        return waitFor(history, tries, now + days(1)) === 0 && waitFor(history, sends, now + days(1)) === 0;
      }),
      { numRuns: 300 },
    );
  });
});
