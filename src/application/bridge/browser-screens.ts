import { BehaviorSubject, type Observable } from 'rxjs';
import { isMessagingDevice } from '../../domain/device/messaging.ts';
import { formatOrigin } from '../../domain/origin/origin.ts';
import type { CaptureOrigin } from '../origin/capture-origin.ts';
import type { HostBridge, HostBridgeNotifications } from '../ports/host-bridge.ts';

/** A screen of the browser's own that a page can open. */
export type BrowserScreen = keyof HostBridgeNotifications;

/** The system whose browser does not hear of its settings. */
const withoutSettings = 'windows';

/**
 * The screens of the browser's own that have to do with the subscription: what it sells, how to use what was bought before,
 * a higher tier, its settings. None until it has answered, and those that it does not name are not there. Host-app
 * reference, section 2.4.
 */
export class BrowserScreens {
  private readonly subject = new BehaviorSubject<readonly BrowserScreen[]>([]);
  private asked = false;

  /** The screens now, then those that the browser names. */
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
    // Android's hears this one without naming it.
    if (platform !== null && isMessagingDevice(platform) && platform !== withoutSettings)
      screens.push('backToSettings');
    this.subject.next(screens);
  }

  /** Leaves for a screen; a purchase there is counted under the origin of the visit. */
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
