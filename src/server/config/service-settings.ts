import * as z from 'zod/mini';
import { brand } from '../../domain/brand.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { type BrokerSettings, readBeaconBroker } from './beacon-broker.ts';
import { howToMakeOne, shortestSecret } from './secrets.ts';
import { readWebOrigins } from './web-origins.ts';
import { wholeNumber } from './whole-number.ts';

/** Settings of the site services. */
export interface ServiceSettings {
  /** Another autocomplete service, used instead of our own phrases. */
  readonly suggestionUpstream: string | undefined;
  /** A content service with the format of `/blog/api/posts`, used instead of our own posts. */
  readonly blogUpstream: string | undefined;
  /** Base URL of the installers, with a trailing slash; undefined where there are none, as on a developer's machine. */
  readonly downloadUrl: string | undefined;
  /** URL of the search results, to which the query is appended; undefined where there are none, as on a developer's machine. */
  readonly searchUrl: string | undefined;
  /** Web origins from which the image proxy fetches images. */
  readonly imageWebOrigins: readonly string[];
  /** The broker between beacon and store; null for none. */
  readonly beaconBroker: BrokerSettings | null;
  /** How many days counts of events and of blocked content are kept. */
  readonly countsKeptDays: number;
  /** The restoration partner's API key; without it no code can be checked. */
  readonly restorationPartnerKey: string | undefined;
}

const service = z.optional(z.url({ protocol: /^https?$/ }));

/** The environment variables that {@link readServiceSettings} reads. */
export const serviceVariables = {
  AC_UPSTREAM: service,
  BLOG_UPSTREAM: service,
  DOWNLOAD_URL: service,
  SEARCH_URL: service,
  IMAGE_ORIGINS: z.optional(z.string()),
  BEACON_SINK: z.optional(z.string()),
  BEACON_RETENTION_DAYS: z._default(wholeNumber(1, 3_650), keptDays.counts),
  ITR_PARTNER_KEY: z.optional(z.string().check(z.minLength(shortestSecret))),
};

/** The expected format of variables that only need one, as the end of a sentence. */
export const whatServicesExpect = {
  AC_UPSTREAM: 'it must be an address such as https://example.org/ac/',
  BLOG_UPSTREAM: 'it must be an address such as https://example.org/posts',
  DOWNLOAD_URL: 'it must be an address such as https://downloads.example.org',
  SEARCH_URL: 'it must be an address such as https://search.example.org/',
  BEACON_RETENTION_DAYS: 'it must be a whole number of days from 1 to 3650',
  ITR_PARTNER_KEY: `it must have at least ${shortestSecret} characters; ${howToMakeOne}`,
} as const;

/** Reads the settings from parsed variables. Throws {@link ConfigError} naming the one that is wrong. */
export function readServiceSettings(
  values: {
    readonly AC_UPSTREAM?: string | undefined;
    readonly BLOG_UPSTREAM?: string | undefined;
    readonly DOWNLOAD_URL?: string | undefined;
    readonly SEARCH_URL?: string | undefined;
    readonly IMAGE_ORIGINS?: string | undefined;
    readonly BEACON_SINK?: string | undefined;
    readonly BEACON_RETENTION_DAYS: number;
    readonly ITR_PARTNER_KEY?: string | undefined;
  },
  production = false,
): ServiceSettings {
  return Object.freeze({
    suggestionUpstream: values.AC_UPSTREAM,
    blogUpstream: values.BLOG_UPSTREAM,
    downloadUrl: (values.DOWNLOAD_URL ?? (production ? brand.downloads : undefined))?.replace(/\/?$/, '/'),
    searchUrl: values.SEARCH_URL ?? (production ? brand.links.search : undefined),
    imageWebOrigins: Object.freeze(readWebOrigins('IMAGE_ORIGINS', values.IMAGE_ORIGINS)),
    beaconBroker: readBeaconBroker(values.BEACON_SINK),
    countsKeptDays: values.BEACON_RETENTION_DAYS,
    restorationPartnerKey: values.ITR_PARTNER_KEY,
  });
}
