import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { marketsOnSale } from '../../../../src/domain/subscription/eligibility.ts';
import { trialLengths } from '../../../../src/domain/subscription/trial.ts';

const folder = path.resolve(import.meta.dirname, '../../../../src/ui/components/plan');
const sheet = (name: string) => readFileSync(path.join(folder, `${name}.module.css`), 'utf8');

describe('the lines of which one is shown', () => {
  it.each(marketsOnSale())('can be those of the market %s', (market) => {
    expect(sheet('each-market')).toContain(`:root[data-market="${market}"] .each > [data-of="${market}"]`);
  });

  it.each([...trialLengths(), 0])('can be those of %i days of trial', (days) => {
    expect(sheet('trial-days')).toContain(`:root[data-trial="${days}"] .each > [data-days="${days}"]`);
  });
});
