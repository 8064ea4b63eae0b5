import { deprecatedPixel, isOfPages, type PixelId } from './pixel-params.ts';

/** An id that may be sent, and what is to be logged when it is not the one asked for. */
export interface ResolvedPixel {
  readonly id: PixelId;
  /** Null when the event is declared. The message names the event that is not. */
  readonly error: { readonly code: 'unknown_pixel'; readonly message: string } | null;
}

/**
 * The id of an event with its parameters: underscores join them, and within one everything but lower-case letters and
 * digits becomes a dash. Specification, section 7, "pixel id with optional params".
 * @example pixelId('oops_500', ['1sec']) // 'oops_500_1sec'
 */
export function pixelId(id: string, parts: readonly string[] = []): string {
  return [id, ...parts.map((part) => part.toLowerCase().replace(/[^a-z0-9]+/g, '-'))].join('_');
}

/**
 * The id to send for an event of a page and its parameters. One that is not declared is renamed to the deprecated id, with the
 * error to log. Specification, section 8.
 */
export function resolvePixel(id: string, parts: readonly string[] = []): ResolvedPixel {
  const whole = pixelId(id, parts);
  if (isOfPages(whole)) return { id: whole, error: null };
  return { id: deprecatedPixel, error: { code: 'unknown_pixel', message: `Unknown pixel: ${whole}` } };
}
