import { failure, type Result, success } from '../result.ts';

/** The parts of an origin, in the order in which underscores join them. See the specification, section 3. */
export const originKeys = ['entry', 'source', 'campaign', 'content'] as const;
/** The name of one part of an origin. */
export type OriginKey = (typeof originKeys)[number];

/** Where a visitor came from. A part that is not given is an empty text. */
export type Origin = Readonly<Record<OriginKey, string>>;

/** The part of an origin that is counted; `content` is not. */
export type AttributionOrigin = Readonly<Record<'entry' | 'source' | 'campaign', string>>;

/** The entry of a visit that names none. */
export const defaultEntry = 'marketing';

/**
 * Why a text is no origin: `origin_too_short` with fewer than three characters, `origin_characters` with one that no
 * origin has, `origin_too_long` with more than 100 of them. Section 5 of the specification words the messages of the first two,
 * the contract (`POST /checkout/session`) sets the third.
 */
export type OriginFailure =
  | { readonly code: 'origin_too_long'; readonly message: 'Origins may be at most 100 characters long' }
  | { readonly code: 'origin_too_short'; readonly message: 'Origins must be at least three characters long' }
  | {
      readonly code: 'origin_characters';
      readonly message: 'Origins may only contain alphanumeric characters, underscores, and periods';
    };

/** The fewest characters of an origin. Specification, section 5. */
const shortest = 3;

/**
 * Reads an origin. Parts after the fourth stay in `content`, with their underscores, so that nothing is lost.
 * Fails when the text is shorter than three characters, longer than 100, or has others than letters, digits, underscores and periods.
 * @example parseOrigin('home_google__hero') // entry home, source google, campaign '', content hero
 */
export function parseOrigin(text: string): Result<Origin, OriginFailure> {
  const origin = readOrigin(text);
  if (origin !== null) return success(origin);
  if (text.length < shortest)
    return failure({ code: 'origin_too_short', message: 'Origins must be at least three characters long' });
  if (/^[A-Za-z0-9_.]*$/.test(text))
    return failure({ code: 'origin_too_long', message: 'Origins may be at most 100 characters long' });
  return failure({
    code: 'origin_characters',
    message: 'Origins may only contain alphanumeric characters, underscores, and periods',
  });
}

/** Reads an origin as {@link parseOrigin} does, without its words, for which the head of a page would pay; null for a text that is none. */
export function readOrigin(text: string): Origin | null {
  if (!/^[A-Za-z0-9_.]{3,100}$/.test(text)) return null;
  const [entry = '', source = '', campaign = '', ...content] = text.split('_');
  return { entry, source, campaign, content: content.join('_') };
}

/**
 * Builds the text of an origin, which reads as the same parts: empty parts at the end are left out as far as three
 * characters remain, empty ones in the middle are kept.
 * @example formatOrigin({ entry: 'home', source: '', campaign: 'trial', content: 'annual' }) // 'home__trial_annual'
 * @example formatOrigin({ entry: 'a', source: '', campaign: '', content: '' }) // 'a__'
 */
export function formatOrigin(origin: Origin): string {
  const parts = originKeys.map((key) => origin[key]);
  const text = parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join('_');
  return text.padEnd(shortest, '_');
}

/** Tells whether an origin names nothing at all, as `___` does: such a one counts as none. */
export function isEmptyOrigin(origin: Origin): boolean {
  return originKeys.every((key) => origin[key] === '');
}

/**
 * An origin with one part replaced. Throws on an unknown key, which is a bug of the caller, and on a value
 * that would not be one part again when read back.
 */
export function withOriginPart(origin: Origin, key: OriginKey, value: string): Origin {
  if (!originKeys.includes(key)) throw new Error(`Unknown origin key: ${key}`);
  const pattern = key === 'content' ? /^[A-Za-z0-9_.]*$/ : /^[A-Za-z0-9.]*$/;
  if (!pattern.test(value)) throw new Error(`Not a part of an origin: ${key}`);
  return { ...origin, [key]: value };
}

/** The origin of a visit that came with none. */
export const noOrigin: Origin = { entry: defaultEntry, source: '', campaign: '', content: '' };

/** What is counted of an origin; `ownEntry` stands in where it names no entry, see `entry.ts`. */
export function attributionOf(
  { entry, source, campaign }: Origin,
  ownEntry: string = defaultEntry,
): AttributionOrigin {
  return { entry: entry || ownEntry, source, campaign };
}
