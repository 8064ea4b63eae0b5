import { readWeights } from './read-weights.ts';

/** How a body is packed on its way. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What the name of a file has after it when it lies there packed so. */
export const encodingSuffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** By what browsers say, which is one of a few texts: how much they want each packing. */
const knownWeights = new Map<string, ReadonlyMap<string, number>>();
const mostKnown = 100;

/**
 * The best of the encodings at hand that the visitor's `Accept-Encoding` allows: brotli, then gzip, then plain.
 * A missing header means plain; plain is always allowed.
 * @example chooseEncoding('gzip, br;q=0', ['br', 'gzip', 'identity']) // 'gzip'
 */
export function chooseEncoding(accepted: string | null, atHand: readonly Encoding[]): Encoding {
  const weights = weightsOf(accepted ?? '');
  const allowed = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return atHand.find((encoding) => encoding !== 'identity' && allowed(encoding)) ?? 'identity';
}

function weightsOf(accepted: string): ReadonlyMap<string, number> {
  const known = knownWeights.get(accepted);
  if (known !== undefined) return known;
  const weights = new Map(readWeights(accepted.toLowerCase()));
  if (knownWeights.size >= mostKnown) knownWeights.clear();
  knownWeights.set(accepted, weights);
  return weights;
}
