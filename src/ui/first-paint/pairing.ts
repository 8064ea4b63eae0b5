import { readPairingLink } from '../../domain/sync/pairing-link.ts';

// Runs inline in the head of the pairing page, after `first-paint.ts`. `data-pairing` on `<html>` describes the scanned
// code: `ready`, `damaged`, or `none`. The secret goes from the fragment into the link to the app, and nowhere else.
const { dataset } = document.documentElement;
function showPairing(): void {
  const pairing = readPairingLink(location.hash);
  const none = location.hash.length < 2 || document.getElementById(location.hash.slice(1)) !== null;
  dataset['pairing'] = pairing === null ? (none ? 'none' : 'damaged') : 'ready';
  const link = document.querySelector<HTMLAnchorElement>('[data-pairing-link]');
  if (link === null || pairing === null) return;
  link.href = pairing.app;
  const named = document.querySelector<HTMLElement>('[data-pairing-device]');
  const name = named?.querySelector('strong');
  if (!named || !name) return;
  name.textContent = pairing.deviceName;
  named.hidden = pairing.deviceName === null;
}
showPairing();
document.addEventListener('DOMContentLoaded', showPairing);
// For another code scanned while the page is open.
addEventListener('hashchange', showPairing);
