/** What the plain page that finds bangs says. */
export interface BangSearchTexts {
  readonly heading: string;
  /** Where somebody has searched too often, and how long to wait, in words. */
  readonly headingOften: string;
  readonly often: (wait: string) => string;
  readonly label: string;
  readonly button: string;
  /** What came of it: nothing was typed, nothing or something found, or more than is shown. */
  readonly found: (typed: string, count: number) => string;
  /** All of a group of the list, by its English name. */
  readonly whole: (count: number, group: string) => string;
  readonly back: string;
}
