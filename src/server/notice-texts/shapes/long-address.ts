export interface LongAddressTexts {
  readonly heading: string;
  readonly says: readonly string[];
  readonly home: string;
}
