/** What an organization does with a donation. */
export type Purpose = 'software' | 'law' | 'research' | 'education';

/** An organization we have donated to. */
interface Recipient {
  readonly name: string;
  readonly purpose: Purpose;
}

/** Every organization we have donated to, by a short name of our own. Site facts, section 8, "Donations by year". */
export const recipients = {
  reeds: { name: 'Open Reeds Foundation', purpose: 'software' },
  relay: { name: 'Onward Relay Network', purpose: 'software' },
  sealed: { name: 'Sealed Mail Project', purpose: 'software' },
  quay: { name: 'Quay Linux Maintainers', purpose: 'software' },
  keyring: { name: 'Keyring Commons', purpose: 'software' },
  docket: { name: 'Clear Docket Legal Fund', purpose: 'law' },
  grundrecht: { name: 'Grundrecht Digital e.\u00a0V.', purpose: 'law' },
  liberties: { name: 'Northern Liberties Union', purpose: 'law' },
  brokers: { name: 'Data Broker Watch', purpose: 'law' },
  atlas: { name: 'Tracker Atlas Lab', purpose: 'research' },
  harbor: { name: 'Harbor Institute for Internet Policy', purpose: 'research' },
  dialtone: { name: 'Dial Tone Security Lab', purpose: 'research' },
  libraries: { name: 'Private Libraries Alliance', purpose: 'education' },
  bits: { name: 'Stichting Eigen Bits', purpose: 'education' },
  classroom: { name: 'Classroom Without Cookies', purpose: 'education' },
} as const satisfies Record<string, Recipient>;

/** A key of {@link recipients}. */
export type RecipientId = keyof typeof recipients;

/** A calendar year with its donations in whole US dollars, the largest first. */
export interface DonationYear {
  readonly year: number;
  readonly donations: readonly (readonly [recipient: RecipientId, usd: number])[];
}

/** All donations, newest year first. Their sum is `figures.donatedUsd`. Site facts, section 8. */
export const donationYears: readonly DonationYear[] = [
  {
    year: 2024,
    donations: [
      ['docket', 200_000],
      ['relay', 150_000],
      ['atlas', 150_000],
      ['grundrecht', 125_000],
      ['brokers', 100_000],
      ['sealed', 100_000],
      ['libraries', 75_000],
      ['reeds', 75_000],
      ['bits', 50_000],
      ['classroom', 50_000],
      ['keyring', 25_000],
    ],
  },
  {
    year: 2023,
    donations: [
      ['docket', 200_000],
      ['harbor', 150_000],
      ['relay', 150_000],
      ['grundrecht', 125_000],
      ['brokers', 100_000],
      ['sealed', 100_000],
      ['dialtone', 75_000],
      ['libraries', 75_000],
      ['quay', 75_000],
      ['classroom', 50_000],
    ],
  },
  {
    year: 2022,
    donations: [
      ['docket', 250_000],
      ['harbor', 200_000],
      ['relay', 150_000],
      ['grundrecht', 100_000],
      ['liberties', 100_000],
      ['reeds', 100_000],
      ['atlas', 75_000],
      ['libraries', 75_000],
      ['bits', 50_000],
    ],
  },
  {
    year: 2021,
    donations: [
      ['docket', 250_000],
      ['harbor', 200_000],
      ['relay', 125_000],
      ['reeds', 125_000],
      ['liberties', 100_000],
      ['atlas', 100_000],
      ['sealed', 75_000],
      ['bits', 50_000],
      ['quay', 25_000],
    ],
  },
  {
    year: 2020,
    donations: [
      ['harbor', 200_000],
      ['docket', 150_000],
      ['reeds', 100_000],
      ['relay', 100_000],
      ['atlas', 75_000],
      ['grundrecht', 50_000],
      ['bits', 50_000],
      ['keyring', 25_000],
    ],
  },
  {
    year: 2019,
    donations: [
      ['docket', 150_000],
      ['harbor', 150_000],
      ['relay', 100_000],
      ['reeds', 75_000],
      ['sealed', 75_000],
      ['libraries', 50_000],
    ],
  },
  {
    year: 2018,
    donations: [
      ['docket', 150_000],
      ['relay', 100_000],
      ['reeds', 100_000],
      ['atlas', 75_000],
      ['bits', 50_000],
      ['quay', 25_000],
    ],
  },
  {
    year: 2017,
    donations: [
      ['docket', 125_000],
      ['relay', 100_000],
      ['reeds', 75_000],
      ['sealed', 50_000],
      ['quay', 50_000],
    ],
  },
  {
    year: 2016,
    donations: [
      ['reeds', 50_000],
      ['relay', 50_000],
      ['sealed', 50_000],
      ['docket', 50_000],
      ['keyring', 25_000],
    ],
  },
  {
    year: 2015,
    donations: [
      ['reeds', 25_000],
      ['relay', 25_000],
      ['sealed', 25_000],
      ['quay', 25_000],
      ['keyring', 25_000],
    ],
  },
];

/** The total of a year, in US dollars. */
export function givenIn({ donations }: DonationYear): number {
  return donations.reduce((sum, [, usd]) => sum + usd, 0);
}

/** The total for each purpose over some years, in US dollars, the largest first. */
export function givenByPurpose(
  years: readonly DonationYear[],
): readonly { readonly purpose: Purpose; readonly usd: number }[] {
  return sumsBy(years, (recipient) => recipients[recipient].purpose).map(([purpose, usd]) => ({
    purpose,
    usd,
  }));
}

/** The total for each recipient over some years, in US dollars, the largest first. */
export function givenByRecipient(
  years: readonly DonationYear[],
): readonly { readonly recipient: RecipientId; readonly usd: number }[] {
  return sumsBy(years, (recipient) => recipient).map(([recipient, usd]) => ({ recipient, usd }));
}

function sumsBy<Key>(
  years: readonly DonationYear[],
  keyOf: (recipient: RecipientId) => Key,
): readonly (readonly [Key, number])[] {
  const sums = new Map<Key, number>();
  for (const [recipient, usd] of years.flatMap(({ donations }) => donations)) {
    const key = keyOf(recipient);
    sums.set(key, (sums.get(key) ?? 0) + usd);
  }
  return [...sums].toSorted(([, one], [, other]) => other - one);
}
