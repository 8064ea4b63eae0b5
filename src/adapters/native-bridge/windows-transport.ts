import type { SentNotification, SentRequest, SentToWindows } from '../../contract/host-envelopes.ts';
import { awaitedAnswer } from './awaited-answer.ts';
import { type Answer, type EventEnvelope, parseEvent } from './envelope.ts';
import { type ForeignMethod, member, method } from './foreign.ts';
import type { Transport } from './transport.ts';

/** Windows: WebView2 messages, with the host's own field names in requests and the common ones in answers. */
export class WindowsTransport implements Transport {
  readonly channel = 'subscriptionPages';
  readonly devices = ['windows'] as const;

  private constructor(
    private readonly post: ForeignMethod,
    private readonly addListener: ForeignMethod,
    private readonly removeListener: ForeignMethod,
  ) {}

  /** The transport of this page; null outside WebView2. Plain Chromium has `chrome` too, but without `webview`. */
  static find(page: object): WindowsTransport | null {
    const webview = member(member(page, 'chrome'), 'webview');
    const post = method(page, 'windowsInteropPostMessage') ?? method(webview, 'postMessage');
    const add = method(page, 'windowsInteropAddEventListener') ?? method(webview, 'addEventListener');
    const remove =
      method(page, 'windowsInteropRemoveEventListener') ?? method(webview, 'removeEventListener');
    return post === null || add === null || remove === null ? null : new WindowsTransport(post, add, remove);
  }

  notify(message: SentNotification): void {
    this.post(outgoing(message));
  }

  request(message: SentRequest, signal: AbortSignal): Promise<Answer> {
    return awaitedAnswer(
      message,
      signal,
      (receive) => this.listen(receive),
      () => this.post({ ...outgoing(message), Id: message.id }),
    );
  }

  subscribe(event: EventEnvelope, receive: (params: unknown) => void): void {
    this.listen((posted) => {
      const found = parseEvent(posted, event);
      if (found !== null) receive(found.params);
    });
  }

  private listen(receive: (posted: unknown) => void): () => void {
    const handle = (message: unknown) => {
      // A message with an origin was sent by a page, not by the host.
      if ((member(message, 'origin') ?? null) === null) receive(member(message, 'data'));
    };
    this.addListener('message', handle);
    return () => this.removeListener('message', handle);
  }
}

function outgoing({ context, featureName, method: name, params }: SentNotification): SentToWindows {
  return { Feature: context, SubFeatureName: featureName, Name: name, Data: params };
}
