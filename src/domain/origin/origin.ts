import { failure, type Result, success } from '../result.ts';

/** The parts of an origin, in the order in which underscores join them. Specification, section 3. */
export const originKeys = ['entry', 'source', 'campaign', 'content'] as const;
/** The name of one part of an origin. */
export type OriginKey = (typeof originKeys)[number];

/** Where a visitor came from. Missing parts are empty. */
export type Origin = Readonly<Record<OriginKey, string>>;

/** The parts of an origin that are counted; `content` is not. */
export type AttributionOrigin = Readonly<Record<'entry' | 'source' | 'campaign', string>>;

/** The entry of a visit that names none. */
export const defaultEntry = 'marketing';

/**
 * Why a text is not an origin: `origin_too_short` with fewer than three characters, `origin_characters` with a
 * character that is not allowed, `origin_too_long` with more than 100 characters. Section 5 of the specification words
 * the first two messages, the contract (`POST /checkout/session`) sets the last limit.
 */
export type OriginFailure =
  | { readonly code: 'origin_too_long'; readonly message: 'Origins may be at most 100 characters long' }
  | { readonly code: 'origin_too_short'; readonly message: 'Origins must be at least three characters long' }
  | {
      readonly code: 'origin_characters';
      readonly message: 'Origins may only contain alphanumeric characters, underscores, and periods';
    };

/** Minimum number of characters. Specification, section 5. */
const shortest = 3;

/**
 * Parses an origin. Parts after the fourth stay in `content` with their underscores, so that nothing is lost. Fails
 * when the text is shorter than three characters, longer than 100, or contains anything but letters, digits,
 * underscores and periods.
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

/**
 * Parses an origin like {@link parseOrigin}, but without error messages, to save bytes in the head of pages; null for
 * an invalid text.
 */
export function readOrigin(text: string): Origin | null {
  if (!/^[A-Za-z0-9_.]{3,100}$/.test(text)) return null;
  const [entry = '', source = '', campaign = '', ...content] = text.split('_');
  return { entry, source, campaign, content: content.join('_') };
}

/**
 * Formats an origin so that parsing gives the same parts: empty parts at the end are dropped as long as three
 * characters remain, empty ones in the middle are kept.
 * @example formatOrigin({ entry: 'home', source: '', campaign: 'trial', content: 'annual' }) // 'home__trial_annual'
 * @example formatOrigin({ entry: 'a', source: '', campaign: '', content: '' }) // 'a__'
 */
export function formatOrigin(origin: Origin): string {
  const parts = originKeys.map((key) => origin[key]);
  const text = parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join('_');
  return text.padEnd(shortest, '_');
}

/** Tells whether all parts of an origin are empty, as in `___`. It then counts as none. */
export function isEmptyOrigin(origin: Origin): boolean {
  return originKeys.every((key) => origin[key] === '');
}

/**
 * Replaces one part of an origin. Throws on an unknown key, which is a bug in the caller, and on a value that would not
 * parse back as one part.
 */
export function withOriginPart(origin: Origin, key: OriginKey, value: string): Origin {
  if (!originKeys.includes(key)) throw new Error(`Unknown origin key: ${key}`);
  const pattern = key === 'content' ? /^[A-Za-z0-9_.]*$/ : /^[A-Za-z0-9.]*$/;
  if (!pattern.test(value)) throw new Error(`Not a part of an origin: ${key}`);
  return { ...origin, [key]: value };
}

/** The origin of a visit that came without one. */
export const noOrigin: Origin = { entry: defaultEntry, source: '', campaign: '', content: '' };

/** The counted parts of an origin; `ownEntry` replaces an empty entry, see `entry.ts`. */
export function attributionOf(
  { entry, source, campaign }: Origin,
  ownEntry: string = defaultEntry,
): AttributionOrigin {
  return { entry: entry || ownEntry, source, campaign };
}
