import { describe, expect, it } from 'vitest';
import { legalEntity } from '../../../src/domain/company/legal-entity.ts';
import { payLevels } from '../../../src/domain/company/pay-levels.ts';
import { teamGrowth } from '../../../src/domain/company/team-growth.ts';
import { figures } from '../../../src/domain/marketing/figures.ts';

describe('the growth of the team', () => {
  it('begins with the founding and ends with the team of today', () => {
    expect(teamGrowth[0]?.year).toBe(legalEntity.foundedIn);
    expect(teamGrowth.at(-1)?.people).toBe(figures.teamSize);
  });

  it('goes forward in time', () => {
    const years = teamGrowth.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
  });
});

describe('the levels of pay', () => {
  it('are counted from 1 and pay more with each', () => {
    expect(payLevels.map(({ level }) => level)).toEqual(payLevels.map((_, place) => place + 1));
    const amounts = payLevels.map(({ usd }) => usd);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  });
});
