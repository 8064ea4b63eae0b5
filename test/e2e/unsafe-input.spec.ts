import { expect, test } from './support/test.ts';

// The source has its tests; a bundler may leave out what it takes for useless, and did.
test('the server as it is built takes no address that is no UTF-8, and sends no mail to it', {
  tag: '@once',
}, async ({ page }) => {
  const answers = await Promise.all(
    ['%ED%A0%80', '%FF', 'a%C3'].map((text) =>
      page.request.post(`/api/auth/loginlink?email=unread.${text}@pond.example`),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual([400, 400, 400]);
  expect(await answers[0]?.json()).toEqual({ error: 'invalid_request' });
  expect(await (await page.request.get('/dev/mail.json')).text()).not.toContain('unread.');
});
