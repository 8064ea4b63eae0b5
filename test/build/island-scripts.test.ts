import { describe, expect, it } from 'vitest';
import { needsOf } from '../../scripts/finish-pages/island-scripts.ts';

const feature = (name: string) => ({ src: `src/composition/features/${name}/feature.ts` });
const planOfferInApps = { src: 'src/ui/islands/host-plan-offer.tsx' };

describe('the scripts that a page with an island names', () => {
  it('are those of its features and of all features that these need, and of no other', () => {
    const needs = needsOf(['plan-offer'], false);
    // `purchase` needs `subscription`, which needs `account`, which needs `visit`.
    const needed = ['purchase', 'subscription', 'account', 'visit'];
    expect(needed.filter((name) => !needs.has(feature(name)))).toEqual([]);
    expect(['settings', 'content', 'feedback'].filter((name) => needs.has(feature(name)))).toEqual([]);
  });

  it('include buying in an app only on a page that apps show', () => {
    expect(needsOf(['plan-offer'], true).has(planOfferInApps)).toBe(true);
    expect(needsOf(['plan-offer'], false).has(planOfferInApps)).toBe(false);
  });

  it('are not known for a name that is no island', () => {
    expect(() => needsOf(['plan-ofer'], false)).toThrow('No island is called "plan-ofer"');
  });
});
