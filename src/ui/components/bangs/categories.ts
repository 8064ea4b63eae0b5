/** Sites of one kind that bangs lead to. */
export interface BangSubcategory {
  readonly name: string;
  readonly count: number;
  /** The best known: trigger without the exclamation mark, and site. */
  readonly sites: readonly (readonly [string, string])[];
}

/** A part of the list of bangs. */
export interface BangCategory {
  readonly name: string;
  readonly count: number;
  readonly subcategories: readonly BangSubcategory[];
}

/**
 * The list's categories with their largest subcategories. The build reads them from the file of bangs
 * (`scripts/build/content-modules.ts`).
 */
export const bangCategories: readonly BangCategory[] = [];
