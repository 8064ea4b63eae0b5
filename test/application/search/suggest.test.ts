import { describe, expect, it } from 'vitest';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemorySuggestionApi } from '../../../src/adapters/memory/memory-suggestion-api.ts';
import { type Suggestion, SuggestionApi } from '../../../src/application/ports/suggestion-api.ts';
import { Suggest } from '../../../src/application/search/suggest.ts';
import type { CallFailure } from '../../../src/domain/failure.ts';
import { type Result, success } from '../../../src/domain/result.ts';
import { noSettings } from '../../../src/domain/settings/settings.ts';

function box(settings = noSettings) {
  const network = new MemoryNetwork();
  const api = new MemorySuggestionApi(['ducks', 'duck pond', 'dogs'], network);
  return { network, api, suggest: new Suggest(api, () => settings) };
}

/** A service whose answers the test gives. */
function slowBox() {
  const held: { readonly signal: AbortSignal; readonly answer: (phrases: readonly string[]) => void }[] = [];
  class HeldSuggestionApi extends SuggestionApi {
    suggest(_: unknown, signal: AbortSignal) {
      return new Promise<Result<readonly Suggestion[], CallFailure>>((resolve) => {
        const answer = (phrases: readonly string[]) =>
          resolve(success(phrases.map((phrase) => ({ phrase }))));
        held.push({ signal, answer });
      });
    }
  }
  return { ...box(), suggest: new Suggest(new HeldSuggestionApi(), () => noSettings), held };
}

describe('suggestions', () => {
  it('complete what was typed, for all regions', async () => {
    const { api, suggest } = box();
    expect(await suggest.find('  DUCK\n')).toEqual([{ phrase: 'ducks' }, { phrase: 'duck pond' }]);
    expect(api.asked).toEqual([{ query: 'DUCK', region: 'wt-wt' }]);
  });

  it('are for the region that the visitor chose', async () => {
    const { api, suggest } = box({ kl: 'de-de' });
    await suggest.find('duck');
    expect(api.asked).toEqual([{ query: 'duck', region: 'de-de' }]);
  });

  it('are cleared by a blank query, and nothing is asked', async () => {
    const { network, suggest } = box();
    for (const text of ['', '  ', '\t\n']) expect(await suggest.find(text)).toEqual([]);
    expect(network.calls).toEqual([]);
  });

  it('are not asked for when the visitor switched them off', async () => {
    const { network, suggest } = box({ kac: '-1' });
    expect(await suggest.find('duck')).toEqual([]);
    expect(network.calls).toEqual([]);
  });

  it('are none after a failure, silently', async () => {
    const { network, suggest } = box();
    for (const fault of ['request_lost', 'bad_answer'] as const) {
      network.failNext('suggest', fault);
      expect(await suggest.find('duck')).toEqual([]);
    }
    expect(await suggest.find('dogs')).toEqual([{ phrase: 'dogs' }]);
  });

  it('of an earlier query are there until those of a later one are', async () => {
    const { suggest } = box();
    const early = suggest.find('d');
    const late = suggest.find('do');
    expect(await Promise.all([early, late])).toEqual([
      [{ phrase: 'ducks' }, { phrase: 'duck pond' }, { phrase: 'dogs' }],
      [{ phrase: 'dogs' }],
    ]);
  });

  it('of an earlier query are dropped, and no longer asked for, once a later one was answered or is blank', async () => {
    const { suggest, held } = slowBox();
    const early = suggest.find('d');
    const late = suggest.find('do');
    held[1]?.answer(['dogs']);
    expect(await late).toEqual([{ phrase: 'dogs' }]);
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    held[0]?.answer(['ducks']);
    expect(await early).toBeNull();
    const overtaken = suggest.find('d');
    expect(await suggest.find('')).toEqual([]);
    expect(held[2]?.signal.aborted).toBe(true);
    held[2]?.answer(['ducks']);
    expect(await overtaken).toBeNull();
  });

  it('of an earlier query that is answered first do not stop the later one, which is answered too', async () => {
    const { suggest, held } = slowBox();
    const early = suggest.find('d');
    const late = suggest.find('do');
    held[0]?.answer(['ducks']);
    expect(await early).toEqual([{ phrase: 'ducks' }]);
    expect(held[1]?.signal.aborted).toBe(false);
    held[1]?.answer(['dogs']);
    expect(await late).toEqual([{ phrase: 'dogs' }]);
  });

  it('of an earlier query that failed do not clear the later ones', async () => {
    const { network, suggest } = box();
    network.failNext('suggest', 'request_lost');
    const early = suggest.find('d');
    const late = suggest.find('do');
    expect(await Promise.all([early, late])).toEqual([null, [{ phrase: 'dogs' }]]);
  });
});
