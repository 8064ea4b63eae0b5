import { brand } from '../../domain/brand.ts';
import type { Thing } from './thing.ts';

interface JobPosting extends Thing {
  readonly '@type': 'JobPosting';
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly datePosted: string;
  readonly directApply: false;
  readonly employmentType: 'FULL_TIME';
  /** Described in full, because readers of job postings do not follow references. */
  readonly hiringOrganization: {
    readonly '@type': 'Organization';
    readonly name: string;
    readonly sameAs: string;
    readonly logo: string;
  };
  readonly jobLocationType: 'TELECOMMUTE';
  readonly applicantLocationRequirements: readonly { readonly '@type': 'Country'; readonly name: string }[];
  readonly baseSalary: {
    readonly '@type': 'MonetaryAmount';
    readonly currency: string;
    readonly value: {
      readonly '@type': 'QuantitativeValue';
      readonly minValue: number;
      readonly maxValue: number;
      readonly unitText: 'YEAR';
    };
  };
}

/** An open role. All of ours are remote; `countries` are the ISO 3166 codes of the countries we can employ in. */
export function jobPosting(job: {
  readonly title: string;
  /** The page's description, as HTML or as paragraphs of text. */
  readonly description: string;
  /** The role's page, without locale: `/hiring/android-engineer`. */
  readonly path: string;
  /** `2026-11-21` */
  readonly publishedAt: string;
  readonly countries: readonly string[];
  /** Per year, in whole units of the currency. */
  readonly salary: { readonly from: number; readonly to: number; readonly currency: string };
}): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url: `${brand.site}${job.path}`,
    datePosted: job.publishedAt,
    directApply: false,
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: brand.name,
      sameAs: brand.site,
      logo: `${brand.site}/icon-512.png`,
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: job.countries.map((name) => ({ '@type': 'Country', name })),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salary.from,
        maxValue: job.salary.to,
        unitText: 'YEAR',
      },
    },
  };
}
