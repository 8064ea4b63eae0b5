import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { publicLocales } from '../../src/domain/locale/locale.ts';
import { type Update, updateTopics } from '../../src/ui/components/updates/updates.ts';

/** The folder of product news, one file per year. */
export const updatesFolder = 'content/updates';

const Words = z.strictObject({
  title: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
});
const Entry = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  on: z.array(z.enum(updateTopics)).check(z.minLength(1)),
  en: Words,
  ...Object.fromEntries(
    publicLocales.filter((locale) => locale !== 'en').map((locale) => [locale, z.optional(Words)]),
  ),
});

/** The project's product news, newest first. Throws for an entry that is incomplete or names an unpublished language. */
export function productUpdates(): readonly Update[] {
  return globSync(`${updatesFolder}/*.yaml`)
    .flatMap((file) => readUpdates(readFileSync(file, 'utf8')))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
}

/** Parses a file of updates. Throws as {@link productUpdates} does. */
export function readUpdates(file: string): readonly Update[] {
  // The core schema leaves dates as text.
  return z
    .array(Entry)
    .parse(parse(file, { schema: 'core' }))
    .map(({ slug, day, on, ...words }) => ({ ...{ slug, day, on }, words }));
}
