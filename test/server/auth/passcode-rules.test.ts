import { describe, expect, it } from 'vitest';
import {
  type AddressHistory,
  afterRightTry,
  afterSend,
  afterWrongTry,
  emptyHistory,
  waitBeforeSend,
  waitBeforeTry,
} from '../../../src/server/auth/passcode-rules.ts';
import { days, minutes, seconds } from '../support/manual-clock.ts';

const start = Date.UTC(2026, 0, 1);
const sentAt = (...times: number[]): AddressHistory =>
  times.reduce((history, time) => afterSend(history, start + time), emptyHistory);
const wrongAt = (...times: number[]): AddressHistory =>
  times.reduce((history, time) => afterWrongTry(history, start + time), emptyHistory);

describe('sends to one address', () => {
  it.each([
    ['the first goes at once', [], 0, 0],
    ['the second waits a minute', [0], seconds(10), seconds(50)],
    ['the second goes after a minute', [0], seconds(60), 0],
    [
      'the sixth in an hour waits for the first to be an hour old',
      [0, 1, 2, 3, 4].map(minutes),
      minutes(10),
      minutes(50),
    ],
    ['the sixth goes after an hour', [0, 1, 2, 3, 4].map(minutes), minutes(60), 0],
    [
      'the eleventh in a day waits for the first to be a day old',
      [0, 60, 120, 180, 240, 300, 360, 420, 480, 540].map(minutes),
      minutes(700),
      days(1) - minutes(700),
    ],
  ])('%s', (_, times, now, wait) => {
    expect(waitBeforeSend(sentAt(...times), start + now)).toBe(wait);
  });

  it('are forgotten after a day', () => {
    expect(afterSend(sentAt(0, minutes(2)), start + days(1)).sentAt).toEqual([
      start + minutes(2),
      start + days(1),
    ]);
  });
});

describe('tries at one address', () => {
  it('are free up to the fourth wrong one', () => {
    expect(waitBeforeTry(wrongAt(0, 1, 2, 3), start + 4)).toBe(0);
  });

  it('are closed for 15 minutes from the fifth wrong one, for sends as well', () => {
    const closed = wrongAt(0, 1, 2, 3, seconds(599));
    expect(waitBeforeTry(closed, start + seconds(599))).toBe(minutes(15));
    expect(waitBeforeSend(closed, start + seconds(599))).toBe(minutes(15));
    expect(waitBeforeTry(closed, start + seconds(599) + minutes(15))).toBe(0);
  });

  it('count within ten minutes only', () => {
    expect(waitBeforeTry(wrongAt(0, 1, 2, 3, seconds(601)), start + seconds(601))).toBe(0);
  });

  it('start anew after the closure and after the right code', () => {
    const closed = wrongAt(0, 1, 2, 3, 4);
    const later = afterWrongTry(closed, start + minutes(16));
    expect(waitBeforeTry(later, start + minutes(16))).toBe(0);
    expect(afterRightTry(wrongAt(0, 1, 2, 3)).wrongAt).toEqual([]);
  });
});
