import { describe, expect, it } from 'vitest';
import {
  donationYears,
  givenByPurpose,
  givenByRecipient,
  givenIn,
  recipients,
} from '../../../src/domain/donations/donations.ts';
import { figures } from '../../../src/domain/marketing/figures.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe('the table of donations', () => {
  it('adds up to the total that the site states', () => {
    expect(sum(donationYears.map(givenIn))).toBe(figures.donatedUsd);
  });

  it('has the amounts that are known for single years', () => {
    expect(Object.fromEntries(donationYears.map((row) => [row.year, givenIn(row)]))).toEqual({
      2015: 125_000,
      2016: 225_000,
      2017: 400_000,
      2018: 500_000,
      2019: 600_000,
      2020: 750_000,
      2021: 1_050_000,
      2022: 1_100_000,
      2023: 1_100_000,
      2024: 1_100_000,
    });
  });

  it('begins with the newest year and leaves none out', () => {
    const years = donationYears.map(({ year }) => year);
    expect(years).toEqual(years.map((_, place) => (years[0] ?? 0) - place));
  });

  it('names each recipient once a year, the largest amount first', () => {
    for (const { year, donations } of donationYears) {
      const names = donations.map(([recipient]) => recipient);
      expect(new Set(names).size, String(year)).toBe(names.length);
      const amounts = donations.map(([, usd]) => usd);
      expect(amounts, String(year)).toEqual(amounts.toSorted((one, other) => other - one));
    }
  });

  it('names nobody who got nothing', () => {
    const given = new Set(
      donationYears.flatMap(({ donations }) => donations.map(([recipient]) => recipient)),
    );
    expect([...given].sort()).toEqual(Object.keys(recipients).sort());
  });
});

describe('the sums by purpose', () => {
  it('hold every dollar once, the largest first', () => {
    const sums = givenByPurpose(donationYears).map(({ usd }) => usd);
    expect(sum(sums)).toBe(figures.donatedUsd);
    expect(sums).toEqual(sums.toSorted((one, other) => other - one));
  });

  it('count what an organization does, in whatever year', () => {
    const years = [
      {
        year: 2,
        donations: [
          ['docket', 30],
          ['reeds', 5],
        ],
      },
      { year: 1, donations: [['relay', 10]] },
    ] as const;
    expect(givenByPurpose(years)).toEqual([
      { purpose: 'law', usd: 30 },
      { purpose: 'software', usd: 15 },
    ]);
  });
});

describe('the sums by recipient', () => {
  it('hold every dollar once, the largest first', () => {
    const given = givenByRecipient(donationYears);
    expect(sum(given.map(({ usd }) => usd))).toBe(figures.donatedUsd);
    expect(new Set(given.map(({ recipient }) => recipient)).size).toBe(Object.keys(recipients).length);
  });

  it('add up what one got in several years', () => {
    const years = [
      {
        year: 2,
        donations: [
          ['docket', 30],
          ['reeds', 25],
        ],
      },
      { year: 1, donations: [['reeds', 10]] },
    ] as const;
    expect(givenByRecipient(years)).toEqual([
      { recipient: 'reeds', usd: 35 },
      { recipient: 'docket', usd: 30 },
    ]);
  });
});
