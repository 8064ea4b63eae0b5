import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand.ts';
import { blogPosting } from '../../../src/ui/structured-data/blog-posting.ts';
import { breadcrumbList } from '../../../src/ui/structured-data/breadcrumb-list.ts';
import { organization, webSite } from '../../../src/ui/structured-data/company.ts';
import { faqPage } from '../../../src/ui/structured-data/faq-page.ts';
import { jobPosting } from '../../../src/ui/structured-data/job-posting.ts';
import { softwareApplication } from '../../../src/ui/structured-data/software-application.ts';
import { subscriptionProduct } from '../../../src/ui/structured-data/subscription-product.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('what search engines are told', () => {
  it('is who is behind the site, where the site refers to it', () => {
    expect(organization()).toMatchObject({ '@id': webSite('de').publisher['@id'], name: brand.name });
  });

  it('is where the company is, with town, state and ZIP code each in a field of its own', () => {
    expect(organization().address).toMatchObject({
      addressLocality: 'Portland',
      addressRegion: 'ME',
      postalCode: '04101',
      addressCountry: 'US',
    });
  });

  it('is each question with its answer, without the tags of its links', () => {
    const answer = { id: 'a', message: 'See <plans>the plans</plans>.<br/>' };
    const { mainEntity } = faqPage(i18n, [{ question: { id: 'q', message: 'What is it?' }, answer }]);
    expect(mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'What is it?',
        acceptedAnswer: { '@type': 'Answer', text: 'See the plans.' },
      },
    ]);
  });

  it('is the way to a page through the listed pages above it, in its language', () => {
    const trail = breadcrumbList(i18n, { locale: 'de', path: '/pro/login', title: 'Anmelden' });
    expect(trail?.itemListElement.map(({ item, position }) => [position, item])).toEqual([
      [1, `${brand.site}/de`],
      [2, `${brand.site}/de/pro`],
      [3, `${brand.site}/de/pro/login`],
    ]);
    expect(breadcrumbList(i18n, { locale: 'de', path: '/', title: 'Start' })).toBeNull();
  });

  it('is the systems that a download runs on, from their table', () => {
    const given = { locale: 'en', path: '/mac', description: 'd' } as const;
    expect(softwareApplication({ ...given, downloads: ['mac', 'macAppStore'] }).operatingSystem).toBe(
      'macOS 11.4, macOS 12.3',
    );
  });

  it('is by which name an app is installed that stands beside the browser', () => {
    const given = {
      locale: 'en',
      path: '/windows-preview',
      description: 'd',
      downloads: ['windows'],
    } as const;
    expect(softwareApplication(given).name).toBe(brand.name);
    expect(softwareApplication({ ...given, name: 'Another' }).name).toBe('Another');
  });

  it('is who wrote and who publishes, by name, because a reader of one page has read no other', () => {
    const post = blogPosting({ title: 't', excerpt: 'e', path: '/blog/t', published: '2026-07-21' });
    for (const { name, url } of [post.author, post.publisher])
      expect([name, url]).toEqual([brand.name, `${brand.site}/`]);
  });

  it('is what the subscription costs where the page’s language is spoken', () => {
    const offers = (locale: 'en' | 'de') =>
      subscriptionProduct({ locale, description: 'd' }).offers.map((offer) => [
        offer.price,
        offer.priceCurrency,
        offer.eligibleRegion,
        offer.priceSpecification.unitCode,
      ]);
    expect(offers('en')).toEqual([
      ['9.99', 'USD', 'US', 'MON'],
      ['99.99', 'USD', 'US', 'ANN'],
    ]);
    expect(offers('de')).toEqual([
      ['9.99', 'EUR', 'DE', 'MON'],
      ['99.99', 'EUR', 'DE', 'ANN'],
    ]);
  });

  it('is when a post was published, and changed if it was', () => {
    const post = { title: 't', excerpt: 'e', path: '/blog/t', published: '2026-07-21' };
    expect(blogPosting(post)).toMatchObject({ datePublished: '2026-07-21', dateModified: '2026-07-21' });
    expect(blogPosting({ ...post, updated: '2026-08-01' }).dateModified).toBe('2026-08-01');
  });

  it('is where somebody may work who applies for a role, and what it pays', () => {
    const job = { title: 't', description: 'd', path: '/hiring/t', publishedAt: '2026-11-09' };
    const salary = { from: 1_000, to: 2_000, currency: 'USD' };
    expect(jobPosting({ ...job, salary, countries: ['US', 'DE'] })).toMatchObject({
      baseSalary: { currency: 'USD', value: { minValue: 1_000, maxValue: 2_000, unitText: 'YEAR' } },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'US' }, { name: 'DE' }],
      hiringOrganization: { name: brand.name },
    });
  });
});
