/** What an update is about: a platform that the browser runs on, or a product. */
export const updateTopics = [
  'mac',
  'windows',
  'ios',
  'android',
  'extension',
  'search',
  'subscription',
] as const;
/** One of {@link updateTopics}. */
export type UpdateTopic = (typeof updateTopics)[number];

/** A piece of product news. */
export interface Update {
  /** Its place on the page, and in feeds; it never changes. */
  readonly slug: string;
  /** `2026-11-21`. */
  readonly day: string;
  readonly on: readonly UpdateTopic[];
  /** By locale, what is new. */
  readonly words: { readonly en: UpdateWords } & Readonly<Record<string, UpdateWords | undefined>>;
}
interface UpdateWords {
  readonly title: string;
  readonly text: string;
}

/** What an update says on a page in a locale: in English, and told to be, where nobody has translated it. */
export function wordsIn(locale: string, { words }: Update): UpdateWords & { readonly lang?: 'en' } {
  return words[locale] ?? { ...words.en, lang: 'en' };
}

/** Every update, newest first. The build reads them from `content/updates` (`scripts/build/content-modules.ts`). */
export const updates: readonly Update[] = [];
