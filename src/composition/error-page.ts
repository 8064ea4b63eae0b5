import { randomBytes } from '../adapters/browser/random-bytes.ts';
import { WindowPrivacySignal } from '../adapters/browser/window-privacy-signal.ts';
import { BeaconPixelSender } from '../adapters/pixel/beacon-pixel-sender.ts';
import { pixelHost } from './pixel-host.ts';

/** How a standalone error page sends its events: the same adapters as elsewhere, without those that load more files. */
export function errorPage() {
  return {
    pixels: new BeaconPixelSender(pixelHost(), { bytes: randomBytes }, ''),
    privacy: new WindowPrivacySignal(window),
  };
}
