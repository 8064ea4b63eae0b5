import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';
import { secretBits } from './secret-strength.ts';

const fewestBits = 128;

/** What the site services are told from outside. */
export interface ServiceSettings {
  /** Another autocomplete service, asked in place of our own phrases. */
  readonly suggestionUpstream: string | undefined;
  /** A content service of the shape of `/blog/api/posts`, asked in place of our own posts. */
  readonly blogUpstream: string | undefined;
  /** The origins whose pictures the image proxy fetches. */
  readonly imageOrigins: readonly string[];
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
  IMAGE_ORIGINS: z._default(z.string(), ''),
  BEACON_RETENTION_DAYS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(3_650)), 400),
  ITR_PARTNER_KEY: z.optional(z.string().check(z.minLength(32))),
};

/** Reads the settings from checked variables. Throws {@link ConfigError} naming the one that is wrong. */
export function readServiceSettings(
  values: {
    readonly AC_UPSTREAM?: string | undefined;
    readonly BLOG_UPSTREAM?: string | undefined;
    readonly IMAGE_ORIGINS: string;
    readonly BEACON_RETENTION_DAYS: number;
    readonly ITR_PARTNER_KEY?: string | undefined;
  },
  production: boolean,
): ServiceSettings {
  const key = values.ITR_PARTNER_KEY;
  if (production && key !== undefined && secretBits(key) < fewestBits) {
    throw new ConfigError('ITR_PARTNER_KEY is not usable: it is too easy to guess; take 32 random bytes');
  }
  return Object.freeze({
    suggestionUpstream: values.AC_UPSTREAM,
    blogUpstream: values.BLOG_UPSTREAM,
    imageOrigins: Object.freeze(imageOrigins(values.IMAGE_ORIGINS)),
    countsKeptDays: values.BEACON_RETENTION_DAYS,
    restorationPartnerKey: key,
  });
}

function imageOrigins(text: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const origin = URL.parse(entry);
      if (origin === null || !/^https?:$/.test(origin.protocol) || origin.href !== `${origin.origin}/`) {
        throw new ConfigError(
          `IMAGE_ORIGINS is not usable: "${entry}" is not an origin such as https://cdn.example`,
        );
      }
      return origin.origin;
    });
}
