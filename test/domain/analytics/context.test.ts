import { describe, expect, it } from 'vitest';
import { countedOrigin } from '../../../src/domain/analytics/counted-origin.ts';
import { isViewCount, mostViews, viewsAfter } from '../../../src/domain/analytics/view-count.ts';
import { noOrigin } from '../../../src/domain/origin/origin.ts';

const origin = { entry: 'home', source: 'mail', campaign: 'spring', content: 'hero' };

describe('the views of a visit', () => {
  it('are counted from one, and beyond ten told apart no more', () => {
    expect([null, 1, 2, 9, 10].map(viewsAfter)).toEqual([1, 2, 3, 10, 10]);
    expect(mostViews).toBe(10);
  });

  it('are whole numbers from one to ten', () => {
    expect([1, 2, 9, 10].every(isViewCount)).toBe(true);
    expect([0, -1, 1.5, 11, Number.NaN, '1', null, undefined, [1]].some(isViewCount)).toBe(false);
  });
});

describe('the origin that an event tells', () => {
  it('is entry, source and campaign, and never the content', () => {
    expect(countedOrigin(origin, '/')).toBe('home_mail_spring');
  });

  it('has the page’s own entry where the visit names none', () => {
    expect(countedOrigin(null, '/')).toBe('home');
    expect(countedOrigin(null, '/de/pro/welcome')).toBe('pro');
    expect(countedOrigin(noOrigin, '/pro')).toBe('marketing');
    expect(countedOrigin({ ...origin, entry: '' }, '/pro')).toBe('pro_mail_spring');
  });

  it('is left out when it is longer than any event may carry', () => {
    expect(countedOrigin({ ...origin, campaign: 'x'.repeat(54) }, '/')).toHaveLength(64);
    expect(countedOrigin({ ...origin, campaign: 'x'.repeat(55) }, '/')).toBeNull();
  });
});
