import { failure, type Result, success } from '../result.ts';
import { errorPixels } from './error-pixels.ts';
import { type FailurePixelId, failurePixels, isFailurePixel } from './failure-pixels.ts';
import { fields, type listedValues, pageContext, shownExperiments } from './fields.ts';
import type { PageName } from './page-name.ts';
import { type BarePixelId, isBare, type PixelId, pixelParams } from './pixel-params.ts';
import { isSpeedPixel, type SpeedPixelId, speedPixels } from './speed-steps.ts';
import { subscriptionPixels } from './subscription-pixels.ts';

const allParams = { ...pixelParams, ...subscriptionPixels, ...errorPixels, ...failurePixels, ...speedPixels };

type Listed = typeof listedValues;
/** A value from a field's list; `never` when the compiler does not know the list's words. */
type ListedValue<Name extends keyof Listed> = string extends Listed[Name][number]
  ? never
  : Listed[Name][number];
type ValueOf<Name> = Name extends keyof Listed ? ListedValue<Name> : string;

interface PixelRow {
  /** Required parameters with their permitted values. */
  readonly params: Readonly<Record<string, RegExp>>;
  /** Optional parameters with their permitted values. */
  readonly optional: Readonly<Record<string, RegExp>>;
}

/** All events this site may send, with the permitted values of their parameters. Specification, section 7, "Pixel". */
export const pixels = Object.fromEntries(
  Object.entries(allParams).map(([id, names]) => [
    id,
    {
      params: Object.fromEntries(names.map((name) => [name, fields[name]])),
      optional:
        isSpeedPixel(id) || isFailurePixel(id) ? shownExperiments : isBare(id as PixelId) ? {} : pageContext,
    },
  ]),
) as {
  readonly [Id in PixelId]: {
    readonly params: Readonly<Record<(typeof allParams)[Id][number], RegExp>>;
    readonly optional: Id extends SpeedPixelId | FailurePixelId
      ? typeof shownExperiments
      : Id extends BarePixelId
        ? Readonly<Record<never, RegExp>>
        : typeof pageContext;
  };
};

/** Tells whether a text is the id of an event that may be sent. */
export function isPixelId(id: string): id is PixelId {
  return Object.hasOwn(pixels, id);
}

/** The parameters of an event, all texts. */
export type PixelParams<Id extends PixelId> = {
  readonly [Name in keyof (typeof pixels)[Id]['params']]: ValueOf<Name>;
} & { readonly [Name in keyof (typeof pixels)[Id]['optional']]?: ValueOf<Name> };

/**
 * The parameters that the sender of an event must supply. The page's name and locale come from the context unless
 * given.
 */
export type OwnParams<Id extends PixelId> = {
  readonly [Name in Exclude<keyof (typeof pixels)[Id]['params'], 'page' | 'locale'>]: ValueOf<Name>;
} & { readonly page?: PageName };

/**
 * Why an event is refused: `unknown_pixel` or `unknown_parameter` when it or one of its parameters is not declared,
 * `invalid_parameter` when one is missing or has a value that is not permitted. Does not repeat any of its content.
 */
export type PixelFailure = { readonly code: 'unknown_pixel' | 'unknown_parameter' | 'invalid_parameter' };

/**
 * Validates an event from outside against the table. Fails when the id or a parameter is not declared, when a required
 * parameter is missing, or when a value is not permitted.
 */
export function checkPixel(
  id: string,
  params: Readonly<Record<string, string>>,
): Result<PixelId, PixelFailure> {
  if (!isPixelId(id)) return failure({ code: 'unknown_pixel' });
  const row: PixelRow = pixels[id];
  for (const [key, value] of Object.entries(params)) {
    const rule = ruleOf(row, key);
    if (rule === undefined) return failure({ code: 'unknown_parameter' });
    if (!rule.test(value)) return failure({ code: 'invalid_parameter' });
  }
  const complete = Object.keys(row.params).every((key) => Object.hasOwn(params, key));
  return complete ? success(id) : failure({ code: 'invalid_parameter' });
}

/** Tells whether an event may carry a parameter. */
export function mayCarry(id: PixelId, key: string): boolean {
  return ruleOf(pixels[id], key) !== undefined;
}

function ruleOf({ params, optional }: PixelRow, key: string): RegExp | undefined {
  if (Object.hasOwn(params, key)) return params[key];
  return Object.hasOwn(optional, key) ? optional[key] : undefined;
}
