/** What the visitor and their browser ask of sites. */
export abstract class PrivacySignal {
  /** True when nothing may be counted: the browser sends Global Privacy Control, or the visitor has switched counting off here. */
  abstract readonly refusesCounts: boolean;
}
