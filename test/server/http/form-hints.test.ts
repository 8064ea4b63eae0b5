import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longestComment } from '../../../src/domain/feedback/feedback.ts';
import { publicLocales } from '../../../src/domain/locale/locale.ts';
import { noticeTexts } from '../../../src/server/notice-texts/notice-texts.ts';

describe.each(publicLocales)('the hints of the plain forms in %s', (locale) => {
  const { feedback, support, withdrawal } = noticeTexts[locale];
  const [before, link, after] = support.consentHint;

  it.each([
    ['forms', 'forms.site.hint', feedback.siteHint],
    ['forms', 'forms.comment.hint', feedback.commentHint],
    ['forms', 'forms.support.email.hint', support.emailHint],
    ['forms', 'forms.support.consent.hint', `${before}<0>${link}</0>${after}`],
    ['legal', 'legal.withdraw.email.hint', withdrawal.emailHint],
    ['legal', 'legal.withdraw.details.hint', withdrawal.detailsHint],
  ])('are the words of the page: %s %s', (area, id, says) => {
    const most = longestComment.toLocaleString(locale);
    expect(messageOf(locale, area, id).replace('{most}', most)).toBe(says);
  });
});

function messageOf(locale: string, area: string, id: string): string {
  const file = readFileSync(`src/ui/locales/${locale}/${area}.po`, 'utf8');
  return file.split(`msgid "${id}"\nmsgstr "`)[1]?.split('"\n')[0] ?? '';
}
