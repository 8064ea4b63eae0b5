import type { Answer } from './envelope.ts';

/** No answer arrived in time. */
type Silence = { readonly kind: 'silence' };
const silence: Silence = { kind: 'silence' };

/**
 * The answer to `ask`, or silence after `limit` milliseconds; a throw or rejection counts as refused. On timeout its
 * signal aborts, unless `late` is given and waits for a late answer.
 */
export async function answerWithin(
  limit: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
  late?: (answer: Answer) => void,
): Promise<Answer | Silence> {
  const over = new AbortController();
  const asked = (async () => ask(over.signal))().catch((): Answer => ({ kind: 'refused' }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<Silence>((resolve) => {
    timer = setTimeout(() => resolve(silence), limit);
  });
  const first = await Promise.race([asked, waited]);
  clearTimeout(timer);
  if (first.kind !== 'silence') return first;
  if (late === undefined) over.abort();
  else asked.then(late);
  return silence;
}
