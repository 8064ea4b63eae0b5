import { describe, expect, it } from 'vitest';
import { twinInApps } from '../../../src/domain/device/app-twin.ts';
import { opensInApps } from '../../../src/domain/device/host-pages.ts';
import { pages } from '../../../src/ui/pages.ts';

describe('a link inside an app of ours', () => {
  it.each([
    ['/pro', '/subscriptions'],
    ['/pro/welcome', '/subscriptions/welcome'],
    ['/pro/add-email', '/subscriptions/add-email'],
    ['/pro/edit-email', '/subscriptions/edit-email'],
    ['/pro/remove-email', '/subscriptions/remove-email'],
    ['/pro/login', '/subscriptions/activate'],
    ['/de/pro/login', '/de/subscriptions/activate'],
  ])('to %s leads to %s', (path, twin) => {
    expect(twinInApps(path)).toBe(twin);
  });

  it.each(['/', '/pro/privacy-terms', '/proton', '/subscriptions/manage', '/de/identity-theft-restoration'])(
    'to %s leads there',
    (path) => {
      expect(twinInApps(path)).toBe(path);
    },
  );

  it('leads to a page that there is and that apps open, and no further', () => {
    for (const path of Object.keys(pages)) {
      const twin = twinInApps(path);
      expect(Object.keys(pages)).toContain(twin);
      expect(opensInApps(twin)).toBe(opensInApps(path));
      expect(twinInApps(twin)).toBe(twin);
    }
  });
});
