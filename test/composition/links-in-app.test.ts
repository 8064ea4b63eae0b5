// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { leadLinksInApp } from '../../src/composition/links-in-app.ts';

it('links of a page inside an app lead to the pages that get its token, others stay as they are', () => {
  leadLinksInApp(document);
  const origin = location.origin;
  const leadsTo = (href: string) => {
    document.body.innerHTML = `<a href="${href}"><span>Go</span></a>`;
    // No click of a mouse, which would leave the page.
    document.querySelector('span')?.dispatchEvent(new Event('click', { bubbles: true }));
    return document.querySelector('a')?.getAttribute('href');
  };
  expect(leadsTo(`${origin}/de/pro/login`)).toBe(`${origin}/de/subscriptions/activate`);
  expect(leadsTo(`${origin}/pro?origin=a#plans`)).toBe(`${origin}/subscriptions?origin=a#plans`);
  expect(leadsTo(`${origin}/pro/privacy-terms`)).toBe(`${origin}/pro/privacy-terms`);
  expect(leadsTo('https://other.example/pro')).toBe('https://other.example/pro');
  expect(leadsTo('#plans')).toBe('#plans');
});
