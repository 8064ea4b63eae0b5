import type { Suggest } from './suggest.ts';

/** Completing what is typed into the search box. */
export interface SearchFeature {
  readonly suggest: Suggest;
}
