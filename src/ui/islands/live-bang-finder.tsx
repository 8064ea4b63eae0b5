import { Trans } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { bangSearch, shownTrigger } from '../../domain/search/bang-search.ts';
import { BangFinder } from '../components/bangs/bang-finder.tsx';
import { BangList } from '../components/bangs/bang-list.tsx';
import type { IslandProps } from './hydrate-island.tsx';

/** The maximum number of results: nobody would read more, and painting them would take longer than a frame. */
const mostShown = 30;

type Search = ReturnType<typeof bangSearch>;

/** Searches all bangs; the file is fetched once, on the first keystroke. */
export function LiveBangFinder({ app }: IslandProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<Search | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const load = async () => {
    if (asked.current) return;
    asked.current = true;
    const lines = await app.get('content').files.bangLines();
    // After a failure, the next keystroke retries.
    asked.current = lines.ok;
    setFailed(!lines.ok);
    if (lines.ok) setSearch(() => bangSearch(lines.value));
  };
  const type = (text: string) => {
    setTyped(text);
    if (text.trim() !== '') void load();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before hydration is read once
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>('#bang-search');
    if (box !== null && box.value !== '') type(box.value);
  }, []);
  return (
    <BangFinder onType={type}>
      <Found search={search} typed={typed} failed={failed} />
    </BangFinder>
  );
}

function Found({
  search,
  typed,
  failed,
}: {
  readonly search: Search | null;
  readonly typed: string;
  readonly failed: boolean;
}) {
  if (typed.trim() === '') return null;
  if (failed)
    return (
      <p>
        <Trans
          id="bangs.search.failed"
          message="We couldn’t load the list. Check your connection and type another letter."
        />
      </p>
    );
  if (search === null)
    return (
      <p>
        <Trans id="bangs.search.loading" message="Loading the list…" />
      </p>
    );
  const found = search(typed, mostShown);
  if (found.length === 0)
    return (
      <p>
        <Trans id="bangs.search.none" message="No bang has these letters, and no site has this name." />
      </p>
    );
  return <BangList bangs={found.map((bang) => [shownTrigger(bang, typed), bang.site] as const)} />;
}
