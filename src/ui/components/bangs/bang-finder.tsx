import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { TextField } from '../parts/text-field.tsx';

interface BangFinderProps {
  /** Absent in the static page. */
  readonly onType?: (typed: string) => void;
  /** What was found, or why nothing was. */
  readonly children?: ReactNode;
}

/** The search box over all bangs; uncontrolled, so that what was typed before React came stays. */
export function BangFinder({ onType, children }: BangFinderProps) {
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField
          id="bang-search"
          name="bang"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={<Trans id="bangs.search" message="Find a bang by site or letters" />}
          onInput={onType && ((event) => onType(event.currentTarget.value))}
        />
      </form>
      <div aria-live="polite">{children}</div>
    </search>
  );
}
