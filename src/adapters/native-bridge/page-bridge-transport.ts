import { hostChannels } from '../../contract/host-channels.ts';
import type { SentNotification, SentRequest } from '../../contract/host-envelopes.ts';
import { type MessagingDevice, messagingDevices } from '../../domain/device/messaging.ts';
import { type Answer, answerOf, type EventEnvelope } from './envelope.ts';
import { namedDevice, openPageBridge, type PageBridge } from './page-bridge.ts';
import type { Transport } from './transport.ts';

const everyDevice = Object.keys(messagingDevices) as readonly MessagingDevice[];

/** The page-world bridge, which carries the subscription pages' messages on Windows. */
export class PageBridgeTransport implements Transport {
  readonly channel = 'subscriptionPages';

  private constructor(
    private readonly bridge: PageBridge,
    readonly devices: readonly MessagingDevice[],
  ) {}

  /** The transport of this page; null when there is no bridge, or the host refuses this feature on it. */
  static find(page: object): PageBridgeTransport | null {
    const bridge = openPageBridge(page, hostChannels.subscriptionPages.context);
    if (!bridge.ok) return null;
    const named = namedDevice(page);
    return new PageBridgeTransport(bridge.value, named === null ? everyDevice : [named]);
  }

  notify({ method: name, params }: SentNotification): void {
    this.bridge.notify(name, params);
  }

  async request({ method: name, params }: SentRequest): Promise<Answer> {
    return answerOf(await this.bridge.request(name, params));
  }

  subscribe({ subscriptionName }: EventEnvelope, receive: (params: unknown) => void): void {
    this.bridge.subscribe(subscriptionName, receive);
  }
}
