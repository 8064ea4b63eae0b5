import { readWeights } from './read-weights.ts';

/** Content encodings. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Suffixes of precompressed files. */
export const encodingSuffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** A cache of parsed `Accept-Encoding` headers, of which browsers send only a few. */
const knownWeights = new Map<string, ReadonlyMap<string, number>>();
const mostKnown = 100;

/**
 * Picks the best available encoding that the visitor's `Accept-Encoding` allows: brotli, then gzip, then identity. A missing
 * header means identity, which is always allowed.
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
