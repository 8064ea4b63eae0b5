import { deprecatedPixel, isOfPages, type PixelId } from './pixel-params.ts';

/** The id to send, and an error to log when it differs from the one requested. */
export interface ResolvedPixel {
  readonly id: PixelId;
  /** Null when the event is declared; otherwise the message names the undeclared event. */
  readonly error: { readonly code: 'unknown_pixel'; readonly message: string } | null;
}

/**
 * Builds the id of an event from its parts, joined by underscores. Within a part, everything but lower-case letters and
 * digits becomes a dash. Specification, section 7, "pixel id with optional params".
 * @example pixelId('oops_500', ['1sec']) // 'oops_500_1sec'
 */
export function pixelId(id: string, parts: readonly string[] = []): string {
  return [id, ...parts.map((part) => part.toLowerCase().replace(/[^a-z0-9]+/g, '-'))].join('_');
}

/**
 * The id to send for a page's event and its parts. An undeclared event is renamed to the deprecated id and returned
 * with an error to log. Specification, section 8.
 */
export function resolvePixel(id: string, parts: readonly string[] = []): ResolvedPixel {
  const whole = pixelId(id, parts);
  if (isOfPages(whole)) return { id: whole, error: null };
  return { id: deprecatedPixel, error: { code: 'unknown_pixel', message: `Unknown pixel: ${whole}` } };
}
