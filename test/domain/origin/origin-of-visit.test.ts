import { describe, expect, it } from 'vitest';
import { originOfVisit } from '../../../src/domain/origin/origin-of-visit.ts';
import { originOf } from '../../support/origin.ts';

const [radio, search, hero, teaser, nothing] = [
  originOf('pro_radio_endorsement'),
  originOf('home_google'),
  originOf('home_website__hero'),
  originOf('home_website__teaser'),
  originOf('___'),
];

describe('the origin of a visit', () => {
  it.each([
    ['that has none and comes without one is none', null, null, null],
    ['that comes without one stays', radio, null, radio],
    ['that comes with one that names nothing stays', radio, nothing, radio],
    ['that has none is the one it comes with', null, search, search],
    ['that comes from elsewhere again is the newer', radio, search, search],
    ['that follows a link of this site stays', radio, hero, radio],
    ['that has none is that of a link of this site', null, hero, hero],
    ['that named nothing is that of a link of this site', nothing, hero, hero],
    ['that follows another link of this site is the newer', hero, teaser, teaser],
    ['that began with a link of this site is that from elsewhere', hero, radio, radio],
  ])('%s', (_, before, named, after) => expect(originOfVisit(before, named)).toEqual(after));
});
