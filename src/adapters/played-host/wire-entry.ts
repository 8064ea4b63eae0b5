/** The page objects through which messages to and from the app pass. */
export type Wire = 'webkit' | 'windows' | 'android' | 'bridge';

/** One message between a page and its app, as it was on the wire; plain data, so that a run can be saved to a file. */
export interface WireEntry {
  /** Milliseconds since the run began. */
  readonly at: number;
  readonly direction: 'to-app' | 'to-page';
  readonly wire: Wire;
  /**
   * The payload: an object; JSON text on Android and in WebKit's answers. The bridge has no envelope of its own, so its
   * messages are recorded in the common one, without a context.
   */
  readonly sent: unknown;
  /** Android's second parameter, which both sides compare. */
  readonly secret?: unknown;
  /** The id of the request whose promise this settles; WebKit and the bridge return an answer from the call itself. */
  readonly settles?: string;
  /** True for an answer that arrived as a rejected promise; `sent` is its text then. */
  readonly rejected?: true;
  /** True when nobody handled it: the app does not know the message, or no page listens to the event. */
  readonly dropped?: true;
}
