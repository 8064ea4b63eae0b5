/** The privacy preferences of the visitor and their browser. */
export abstract class PrivacySignal {
  /**
   * True when nothing may be counted: the browser sends Global Privacy Control, or the visitor has turned counting off
   * here.
   */
  abstract readonly refusesCounts: boolean;
}
