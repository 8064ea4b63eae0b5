/** The topics of updates: platforms that the browser supports, and products. */
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
  /** Its anchor on the page and its id in feeds; never changes. */
  readonly slug: string;
  /** `2026-11-21`. */
  readonly day: string;
  readonly on: readonly UpdateTopic[];
  /** Title and text by locale. */
  readonly words: { readonly en: UpdateWords } & Readonly<Record<string, UpdateWords | undefined>>;
}
interface UpdateWords {
  readonly title: string;
  readonly text: string;
}

/** An update's texts on a page in a locale. Falls back to English, and says so, if there is no translation. */
export function wordsIn(locale: string, { words }: Update): UpdateWords & { readonly lang?: 'en' } {
  return words[locale] ?? { ...words.en, lang: 'en' };
}

/** Every update, newest first. The build reads them from `content/updates` (`scripts/build/content-modules.ts`). */
export const updates: readonly Update[] = [];
