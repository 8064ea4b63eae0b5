/** The texts of the plain bang search page. */
export interface BangSearchTexts {
  readonly heading: string;
  /** For visitors who have searched too often, with the wait in words. */
  readonly headingOften: string;
  readonly often: (wait: string) => string;
  readonly label: string;
  readonly button: string;
  /** The result: nothing typed, nothing or something found, or more than is shown. */
  readonly found: (typed: string, count: number) => string;
  /** A whole group of the list, by its English name. */
  readonly whole: (count: number, group: string) => string;
  readonly back: string;
}
