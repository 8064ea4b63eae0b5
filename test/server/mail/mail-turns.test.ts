import { describe, expect, it } from 'vitest';
import { MailTurns, mostTurns } from '../../../src/server/mail/mail-turns.ts';

const minute = 60_000;
const asked = (turns: MailTurns, network: string, times: number, now = 0) =>
  Array.from({ length: times }, () => turns.next(network, now));

describe('turns of emails', () => {
  it('are later by one with each email of a network, up to the last', () => {
    const turns = new MailTurns();
    expect(asked(turns, '203.0.113.5', 4)).toEqual([0, 1, 2, 3]);
    expect(asked(turns, '192.0.2.77', 2)).toEqual([0, 1]);
    expect(asked(turns, '203.0.113.5', 100).at(-1)).toBe(mostTurns - 1);
  });

  it('come back with time: one email in three minutes waits behind nobody', () => {
    const turns = new MailTurns();
    asked(turns, '203.0.113.5', 20);
    expect(turns.next('203.0.113.5', 30 * minute)).toBe(10);
    expect(turns.next('203.0.113.5', 300 * minute)).toBe(0);
    for (let now = 301; now < 400; now += 3) turns.next('203.0.113.5', now * minute);
    expect(turns.next('203.0.113.5', 403 * minute)).toBeLessThanOrEqual(1);
    // A clock that was set back lets no time pass.
    expect(asked(turns, '192.0.2.77', 3, 10 * minute)).toEqual([0, 1, 2]);
    expect(turns.next('192.0.2.77', 0)).toBe(3);
  });

  it('are those of the customer where one has many networks, and hardly those of a neighbor', () => {
    const turns = new MailTurns();
    const rented = Array.from({ length: 100 }, (_, of) =>
      turns.next(`2001:db8:0:${of.toString(16)}::/64`, 0),
    );
    expect(rented.at(-1)).toBeGreaterThanOrEqual(20);
    const neighbors = new MailTurns();
    asked(neighbors, '203.0.113.5', 2);
    expect(neighbors.next('203.0.113.6', 0)).toBe(0);
  });
});
