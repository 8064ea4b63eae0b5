import { NavigatorPrivacySignal } from '../adapters/browser/navigator-privacy-signal.ts';
import { WebCryptoRandom } from '../adapters/browser/web-crypto-random.ts';
import { BeaconPixelSender } from '../adapters/pixel/beacon-pixel-sender.ts';
import { pixelHost } from './pixel-host.ts';

/** What a standalone error page sends its events with: the same adapters as elsewhere, without what asks for more files. */
export function errorPage() {
  return {
    pixels: new BeaconPixelSender(pixelHost(), new WebCryptoRandom(), ''),
    privacy: new NavigatorPrivacySignal(navigator),
  };
}
