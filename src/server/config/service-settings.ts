import * as z from 'zod/mini';
import { brand } from '../../domain/brand.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { type BrokerSettings, readBeaconBroker } from './beacon-broker.ts';
import { howToMakeOne, shortestSecret } from './secrets.ts';
import { readWebOrigins } from './web-origins.ts';
import { wholeNumber } from './whole-number.ts';

/** What the site services are told from outside. */
export interface ServiceSettings {
  /** Another autocomplete service, asked in place of our own phrases. */
  readonly suggestionUpstream: string | undefined;
  /** A content service of the shape of `/blog/api/posts`, asked in place of our own posts. */
  readonly blogUpstream: string | undefined;
  /** Where the installers lie, with a slash at the end; undefined where there are none, as on a developer's machine. */
  readonly downloadUrl: string | undefined;
  /** Where search results are, to which the visitor's query is added; undefined where there are none, as on a developer's machine. */
  readonly searchUrl: string | undefined;
  /** The web origins whose images the image proxy fetches. */
  readonly imageWebOrigins: readonly string[];
  /** The broker that events go through on their way into the store; null for none. */
  readonly beaconBroker: BrokerSettings | null;
  /** How long counts of events and of blocked content are kept, in days. */
  readonly countsKeptDays: number;
  /** By which the restoration partner proves who it is; without it nobody can have a code checked. */
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

/** What those must be whose shape alone can be wrong, as the end of a sentence. */
export const whatServicesExpect = {
  AC_UPSTREAM: 'it must be an address such as https://example.org/ac/',
  BLOG_UPSTREAM: 'it must be an address such as https://example.org/posts',
  DOWNLOAD_URL: 'it must be an address such as https://downloads.example.org',
  SEARCH_URL: 'it must be an address such as https://search.example.org/',
  BEACON_RETENTION_DAYS: 'it must be a whole number of days from 1 to 3650',
  ITR_PARTNER_KEY: `it must have at least ${shortestSecret} characters; ${howToMakeOne}`,
} as const;

/** Reads the settings from checked variables. Throws {@link ConfigError} naming the one that is wrong. */
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
