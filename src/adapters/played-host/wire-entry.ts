/** The objects of a page that messages to and from its app go through. */
export type Wire = 'webkit' | 'windows' | 'android' | 'bridge';

/** One message between a page and its app, as it was on the wire; plain data, so that a run can be written to a file. */
export interface WireEntry {
  /** Milliseconds since the run began. */
  readonly at: number;
  readonly direction: 'to-app' | 'to-page';
  readonly wire: Wire;
  /**
   * What was handed over: an object, on Android and in WebKit's answers JSON text. The bridge has no envelope of its own, so
   * that its messages stand here in the common one, without a context.
   */
  readonly sent: unknown;
  /** Android's second parameter, which both sides compare. */
  readonly secret?: unknown;
  /** The id of the request whose promise this settles; WebKit and the bridge give an answer back where they were called. */
  readonly settles?: string;
  /** True for an answer that came as a rejected promise; `sent` is its text then. */
  readonly rejected?: true;
  /** True where nobody took it: an app that does not know the message, an event that no page listens to. */
  readonly dropped?: true;
}
