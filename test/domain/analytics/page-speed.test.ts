import { describe, expect, it } from 'vitest';
import { layoutShift, slowestAnswer } from '../../../src/domain/analytics/page-speed.ts';

describe('how far things moved', () => {
  it('is 0 where nothing did', () => {
    expect(layoutShift([])).toBe(0);
  });

  it('is the sum of what follows each other within a second', () => {
    const shifts = [
      { at: 0, score: 0.125 },
      { at: 1000, score: 0.25 },
    ];
    expect(layoutShift(shifts)).toBe(0.375);
    expect(
      layoutShift([
        { at: 0, score: 0.125 },
        { at: 1001, score: 0.25 },
      ]),
    ).toBe(0.25);
  });

  it('is that of the worst window, none longer than five seconds', () => {
    const each = [0, 900, 1800, 2700, 3600, 4500, 5000].map((at) => ({ at, score: 0.125 }));
    expect(layoutShift(each)).toBe(0.875);
    expect(layoutShift([...each, { at: 5001, score: 0.5 }])).toBe(0.875);
    expect(layoutShift([...each, { at: 5001, score: 1 }, { at: 5500, score: 1 }])).toBe(2);
    expect(layoutShift([...each, { at: 9000, score: 0.5 }, { at: 20_000, score: 0.25 }])).toBe(0.875);
  });
});

describe('how late presses are answered', () => {
  it('is told by the latest, whatever their order', () => {
    expect(slowestAnswer([])).toBe(null);
    expect(slowestAnswer([24, 120, 48])).toBe(120);
  });

  it('leaves out one of fifty', () => {
    const many = (length: number) => [400, 300, ...Array.from({ length: length - 2 }, () => 24)];
    expect(slowestAnswer(many(49))).toBe(400);
    expect(slowestAnswer(many(50))).toBe(300);
    expect(slowestAnswer(many(100))).toBe(24);
  });
});
