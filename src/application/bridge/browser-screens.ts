import { BehaviorSubject, type Observable } from 'rxjs';
import { isMessagingDevice } from '../../domain/device/messaging.ts';
import { formatOrigin } from '../../domain/origin/origin.ts';
import type { CaptureOrigin } from '../origin/capture-origin.ts';
import type { HostBridge, HostBridgeNotifications } from '../ports/host-bridge.ts';

/** One of the browser's own screens that a page can open. */
export type BrowserScreen = keyof HostBridgeNotifications;

/** The platform whose browser does not handle the settings message. */
const withoutSettings = 'windows';

/**
 * The browser's own screens for the subscription: buying it, using an earlier purchase, upgrading, its settings. Empty
 * until the browser has answered; screens that it does not name do not exist. Host-app reference, section 2.4.
 */
export class BrowserScreens {
  private readonly subject = new BehaviorSubject<readonly BrowserScreen[]>([]);
  private asked = false;

  /** The current screens, then those that the browser names. */
  readonly screens$: Observable<readonly BrowserScreen[]> = this.subject.asObservable();

  constructor(
    private readonly bridge: HostBridge,
    private readonly origin: Pick<CaptureOrigin, 'current'>,
  ) {}

  get current(): readonly BrowserScreen[] {
    return this.subject.value;
  }

  /** Asks the browser, once. */
  async ask(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    const handshake = await this.bridge.handshake();
    if (!handshake.ok) return;
    const { availableMessages, platform } = handshake.value;
    const names = (screen: BrowserScreen) => availableMessages.includes(screen);
    const screens: BrowserScreen[] = [];
    if (names('openSubscriptionPurchase')) screens.push('openSubscriptionPurchase');
    if (names('openSubscriptionActivation')) screens.push('openSubscriptionActivation');
    if (names('openSubscriptionUpgrade') && (await this.sellsHigherTier()))
      screens.push('openSubscriptionUpgrade');
    // The Android browser handles this message without listing it.
    if (platform !== null && isMessagingDevice(platform) && platform !== withoutSettings)
      screens.push('backToSettings');
    this.subject.next(screens);
  }

  /** Leaves for a screen; a purchase there is attributed to the origin of the visit. */
  open(screen: BrowserScreen): void {
    const sells = screen === 'openSubscriptionPurchase' || screen === 'openSubscriptionUpgrade';
    const origin = sells ? this.origin.current : null;
    this.bridge.notify(screen, origin === null ? {} : { origin: formatOrigin(origin) });
  }

  private async sellsHigherTier(): Promise<boolean> {
    const config = await this.bridge.featureConfig();
    return config.ok && config.value['useProTier'] === true;
  }
}
