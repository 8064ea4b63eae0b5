import { failure, type Result, success } from '../result.ts';

interface PixelRow {
  /** What one event tells, and what for. */
  readonly description: string;
  /** Each allowed parameter with the values it may have. Every one is required. */
  readonly params: Readonly<Record<string, RegExp>>;
}

/** Every event this site may send. A new one is one row. See the specification, section 7, "Pixel". */
export const pixels = {
  page_impression: {
    description: 'A page was shown: which one and in which language, so that we know what is read.',
    params: { page: /^[a-z][a-z-]{0,39}$/, locale: /^[a-z]{2}(-[a-z]{2})?$/ },
  },
} as const satisfies Record<string, PixelRow>;

/** The id of an event that may be sent. */
export type PixelId = keyof typeof pixels;

/** The parameters of an event, all texts. */
export type PixelParams<Id extends PixelId> = Readonly<Record<keyof (typeof pixels)[Id]['params'], string>>;

/** Why an event is refused; nothing of its content is repeated. */
export type PixelFailure = { readonly code: 'unknown_pixel' | 'unknown_parameter' | 'invalid_parameter' };

/**
 * Checks an event that came from outside against the table. Fails when its id or a parameter is not declared, or when a
 * parameter is missing or has a value it may not have.
 */
export function checkPixel(
  id: string,
  params: Readonly<Record<string, string>>,
): Result<PixelId, PixelFailure> {
  if (!isPixelId(id)) return failure({ code: 'unknown_pixel' });
  const rules: Readonly<Record<string, RegExp>> = pixels[id].params;
  if (Object.keys(params).some((key) => !Object.hasOwn(rules, key)))
    return failure({ code: 'unknown_parameter' });
  const wrong = Object.entries(rules).some(([key, rule]) => !rule.test(params[key] ?? ''));
  return wrong ? failure({ code: 'invalid_parameter' }) : success(id);
}

function isPixelId(id: string): id is PixelId {
  return Object.hasOwn(pixels, id);
}
