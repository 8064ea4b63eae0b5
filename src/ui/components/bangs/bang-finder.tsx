import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { bangSearchPath } from '../../../domain/search/bang-search.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/text-field.tsx';
import styles from './bang-finder.module.css';

interface BangFinderProps {
  /** Absent in the static page. */
  readonly onType?: (typed: string) => void;
  /** What was found, or why nothing was. */
  readonly children?: ReactNode;
}

/**
 * The search box over all bangs. Uncontrolled, so that text typed before hydration stays. Without a script it is a
 * plain form, which the server answers with a page.
 */
export function BangFinder({ onType, children }: BangFinderProps) {
  const { i18n } = useLingui();
  return (
    <search>
      <form
        className={styles.form}
        action={bangSearchPath}
        method="get"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          id="bang-search"
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // Lets styles tell whether something is typed (`:placeholder-shown`).
          placeholder=" "
          label={<Trans id="bangs.search" message="Find a bang by site or letters" />}
          onInput={onType && ((event) => onType(event.currentTarget.value))}
        />
        <input type="hidden" name="locale" value={i18n.locale} />
        <Button type="submit" className={styles.go}>
          <Trans id="bangs.search.go" message="Search" />
        </Button>
      </form>
      <div aria-live="polite">{children}</div>
    </search>
  );
}
