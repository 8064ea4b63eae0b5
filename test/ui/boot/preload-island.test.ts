import { beforeEach, describe, expect, it } from 'vitest';
import { preloadIsland } from '../../../src/ui/boot/preload-island.ts';

const asked = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

describe('the scripts of an island', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('are asked for at once, without those of others and those that few visitors need', () => {
    const urls = [
      '/assets/island-islands-AAAAAAAA.js',
      '/assets/island-of-newsletter-AAAAAAAA.js',
      '/assets/island-of-plan-finder-AAAAAAAA.js',
      '/assets/island-island-en-AAAAAAAA.js',
      '/assets/later-native-host-AAAAAAAA.js',
      '/assets/plan-AAAAAAAA.js',
    ];
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ integrity: Object.fromEntries(urls.map((url) => [url, 'sha256-x'])) });
    document.head.append(map);
    preloadIsland(document, 'newsletter');
    expect(asked()).toEqual([urls[0], urls[1], urls[3], urls[5]]);
  });

  it('are left to the import where the page has no map, as in the developer server', () => {
    preloadIsland(document, 'newsletter');
    expect(asked()).toEqual([]);
  });
});
