import { readDevice } from '../../domain/device/device.ts';
import { extensionOffer } from '../../domain/device/extension.ts';

// Runs inline on pages that offer the extension, ahead of its links. `data-extension` on `<html>` names the store that fits, or says
// `none`. Brave takes what Chrome takes. Edge installs nothing from a page, but its store can be opened in it.
const device = readDevice({
  userAgent: navigator.userAgent,
  hints: null,
  touchPoints: navigator.maxTouchPoints,
  extensionInstalled: false,
});
const store = device.browser === 'brave' ? 'chrome' : device.browser;
const fits = extensionOffer(device) === 'install' || (store === 'edge' && device.formFactor === 'desktop');
document.documentElement.dataset['extension'] = fits ? store : 'none';
