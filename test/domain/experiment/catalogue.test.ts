import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ExperimentName,
  experimentNames,
  experiments,
  readVariant,
} from '../../../src/domain/experiment/catalogue.ts';
import { experimentDescriptions } from '../../../src/domain/experiment/experiment-descriptions.ts';
import { experimentKey } from '../../../src/domain/experiment/experiment-key.ts';
import { readUrlValueOf } from '../../../src/domain/experiment/url-value.ts';
import vectors from '../../vectors/experiment-catalogue.json' with { type: 'json' };

const urlValueOf = (name: ExperimentName, text: string | null) =>
  readUrlValueOf<string>(experiments[name].variants, text);

describe('the experiments', () => {
  it('are those of the vectors, in the same order', () => {
    expect(experimentNames).toEqual(Object.keys(vectors));
  });

  for (const name of experimentNames) {
    it(`have ${name} as the specification tells it, and say what it is for`, () => {
      expect(experiments[name]).toEqual(vectors[name]);
      expect(experimentDescriptions[name]).toMatch(/^[A-Z].{20,}\.$/);
      expect(experimentKey(name)).toBe(`exp_${name}`);
    });

    it(`read each variant of ${name}, and nothing else`, () => {
      for (const variant of experiments[name].variants) {
        expect(readVariant(name, variant)).toBe(variant);
        expect(urlValueOf(name, variant)).toEqual({ kind: 'variant', variant });
      }
      for (const text of [null, '', 'x', 'CONTROL', ' control', 'toString', 'length', '0']) {
        expect(readVariant(name, text)).toBeNull();
        expect(urlValueOf(name, text)).toBeNull();
      }
    });
  }

  it('have variants that an address can carry as they are', () => {
    for (const name of experimentNames) {
      expect(new Set(experiments[name].variants).size).toBe(experiments[name].variants.length);
      for (const variant of experiments[name].variants) expect(variant).toMatch(/^[a-z]+$/);
    }
  });

  it('are for a part of the visitors, at most for all', () => {
    for (const name of experimentNames) {
      expect(experiments[name].allocation, name).toBeGreaterThanOrEqual(0);
      expect(experiments[name].allocation, name).toBeLessThanOrEqual(1);
    }
  });

  it('can be left by a word or, as letters are, by an underscore', () => {
    expect(urlValueOf('defaultplan', 'unassigned')).toEqual({ kind: 'unassigned' });
    expect(urlValueOf('duckaiuninstalledhomeaa', '_')).toEqual({ kind: 'unassigned' });
    expect(urlValueOf('duckaiuninstalledhomeaa', '__')).toBeNull();
  });

  it('do not take an underscore where no variant is a letter', () => {
    const withWords = experimentNames.filter((name) =>
      experiments[name].variants.every((variant) => variant.length > 1),
    );
    for (const name of withWords) {
      expect(urlValueOf(name, '_')).toBeNull();
      expect(urlValueOf(name, 'unassigned')).toEqual({ kind: 'unassigned' });
    }
  });

  it('read any text without throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...experimentNames), fc.string(), (name, text) => {
        const value = urlValueOf(name, text);
        expect(value?.kind === 'variant' ? value.variant : text).toBe(text);
      }),
    );
  });
});
