import { ownPosts } from '../../scripts/build/own-content.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const posts = ownPosts();

test('the blog lists every post, newest first, and each leads to those beside it', once, async ({ page }) => {
  await page.goto('/blog');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(posts.map(({ title }) => title));
  await titles.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[0]?.title ?? '');
  const others = page.getByRole('navigation', { name: 'Read on' }).getByRole('link');
  await expect(others).toHaveCount(1);
  await others.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[1]?.title ?? '');
  await expect(others).toHaveCount(2);
});

test('a post says when it was written and by whom, for search engines', once, async ({ page }) => {
  await page.goto('/blog/six-digits');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const posting = data
    .flatMap((text) => JSON.parse(text)['@graph'])
    .find((thing) => thing['@type'] === 'BlogPosting');
  expect(posting).toMatchObject({
    datePublished: '2026-10-13',
    url: expect.stringMatching(/\/blog\/six-digits$/),
  });
});

test('a German page says that posts are in English', once, async ({ page }) => {
  await page.goto('/de/blog/six-digits');
  await expect(page.getByText('Unser Blog erscheint nur auf Englisch.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).locator('[lang="en"]')).toBeVisible();
});

test('a post that is not there is missing, as any page', once, async ({ page }) => {
  const answer = await page.goto('/blog/none');
  expect(answer?.status()).toBe(404);
});
