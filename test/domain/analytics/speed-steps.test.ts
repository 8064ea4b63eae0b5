import { describe, expect, it } from 'vitest';
import { checkPixel } from '../../../src/domain/analytics/pixels.ts';
import {
  isSpeedPixel,
  type SpeedMeasure,
  speedPixels,
  speedStep,
  speedSteps,
} from '../../../src/domain/analytics/speed-steps.ts';

const measures = Object.keys(speedSteps) as SpeedMeasure[];
const page = { page: 'home', formFactor: 'mobile' };

describe('the steps of a page’s speed', () => {
  it('hold what lies up to their border, and the last all that is more', () => {
    expect(speedStep('lcp', 0)).toBe('1000');
    expect(speedStep('lcp', 1000)).toBe('1000');
    expect(speedStep('lcp', 1000.1)).toBe('1800');
    expect(speedStep('cls', 100)).toBe('100');
    expect(speedStep('ttfb', 1801)).toBe('more');
  });

  it('rise, and have the borders of what is good among them', () => {
    for (const measure of measures)
      expect([...speedSteps[measure]].sort((one, other) => one - other)).toEqual(speedSteps[measure]);
    expect(speedSteps.lcp).toContain(2500);
    expect(speedSteps.inp).toContain(200);
    expect(speedSteps.cls).toContain(100);
    expect(speedSteps.ttfb).toContain(800);
  });

  it.each(measures)('are all that the event of %s may carry, with page, device and versions', (measure) => {
    const id = `page_${measure}`;
    expect(isSpeedPixel(id)).toBe(true);
    for (const step of [...speedSteps[measure].map(String), 'more']) {
      expect(checkPixel(id, { ...page, [measure]: step })).toEqual({ ok: true, value: id });
    }
    expect(checkPixel(id, { ...page, [measure]: 'more', exp_defaultplan: 'treatment' }).ok).toBe(true);
    for (const value of ['0', '1234', '2500.0', '', 'less'])
      expect(checkPixel(id, { ...page, [measure]: value })).toMatchObject({
        error: { code: 'invalid_parameter' },
      });
    expect(checkPixel(id, { page: 'home', [measure]: 'more' }).ok).toBe(false);
    expect(checkPixel(id, { ...page, [measure]: 'more', browser: 'firefox' })).toMatchObject({
      error: { code: 'unknown_parameter' },
    });
  });

  it('belong to events of their own', () => {
    expect(Object.keys(speedPixels)).toEqual(measures.map((measure) => `page_${measure}`));
    for (const other of ['page_impression', 'page_fid', 'toString']) expect(isSpeedPixel(other)).toBe(false);
  });
});
