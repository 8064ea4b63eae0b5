import { expect, it } from 'vitest';
import { wireReturn } from '../../../src/ui/boot/page-return.ts';
import { memorySite } from '../../support/memory-browser.ts';

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a page that the browser has kept as it was is counted once more, with its banner, and one that it loads is not', () => {
  const { app, pixels } = memorySite().browser().tab('/about');
  const { trackPage, trackEvent, trackBounce } = app.get('visit');
  wireReturn(window, { trackPage, trackEvent, trackBounce });
  const sent = () => pixels.sent.map(({ id, params }) => [id, params['viewCount']]);
  trackPage.execute();
  show(false);
  expect(sent()).toEqual([['page_impression', '1']]);
  show(true);
  expect(sent().slice(1)).toEqual([['page_impression', '2']]);
  document.documentElement.dataset['banner'] = '';
  show(true);
  trackBounce.leave();
  expect(sent().slice(2)).toEqual([
    ['page_impression', '3'],
    ['banner_impression', '3'],
    ['static.bounce', '3'],
  ]);
});

it('what is counted once a page is counted anew on a page that comes back', () => {
  const { app, pixels } = memorySite().browser().tab('/about');
  const { trackPage, trackEvent, trackBounce } = app.get('visit');
  wireReturn(window, { trackPage, trackEvent, trackBounce });
  const click = () => trackEvent.execute('cta_click', { cta: 'hero-keep' });
  const clicks = () => pixels.sent.filter(({ id }) => id === 'cta_click');
  click();
  click();
  expect(clicks()).toHaveLength(1);
  show(true);
  click();
  expect(clicks()).toHaveLength(2);
});
