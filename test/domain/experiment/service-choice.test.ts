import { describe, expect, it } from 'vitest';
import { experimentNames, experiments } from '../../../src/domain/experiment/catalogue.ts';
import { serviceChoice, serviceVariant, turnLength } from '../../../src/domain/experiment/service-choice.ts';

const noon = Date.UTC(2026, 10, 22, 12);

describe('the variant that the service chooses', () => {
  it('is one of the experiment for a whole hour', () => {
    const variant = serviceVariant('appbranding', noon);
    expect(experiments.appbranding.variants).toContain(variant);
    expect(serviceVariant('appbranding', noon + turnLength - 1)).toBe(variant);
  });

  it('is another from hour to hour', () => {
    for (let hour = 0; hour < 48; hour += 1) {
      const at = noon + hour * turnLength;
      expect(serviceVariant('appbranding', at + turnLength)).not.toBe(serviceVariant('appbranding', at));
    }
  });

  it.each([
    ['four weeks', Array.from({ length: 28 * 24 }, (_, hour) => noon + hour * turnLength)],
    ['a year of noons', Array.from({ length: 364 }, (_, day) => noon + day * 24 * turnLength)],
  ])('is each of them equally often in %s', (_, times) => {
    const counts = new Map<string | null, number>();
    for (const time of times) {
      const variant = serviceVariant('appbranding', time);
      counts.set(variant, (counts.get(variant) ?? 0) + 1);
    }
    expect(counts.size).toBe(7);
    for (const count of counts.values()) expect(Math.abs(count / (times.length / 7) - 1)).toBeLessThan(0.1);
  });

  it('is none for an experiment that pages draw', () => {
    for (const name of experimentNames.filter((one) => experiments[one].assignment === 'frontend')) {
      expect(serviceVariant(name, noon)).toBeNull();
    }
  });

  it('goes out with a page by the experiment’s name', () => {
    expect(serviceChoice(noon)).toBe(`exp_appbranding;desc="${serviceVariant('appbranding', noon)}"`);
  });
});
