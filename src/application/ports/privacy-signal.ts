/** What the visitor's browser asks of sites. */
export abstract class PrivacySignal {
  /** True when the browser sends Global Privacy Control. */
  abstract readonly globalPrivacyControl: boolean;
}
