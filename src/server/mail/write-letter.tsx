import { render } from '@react-email/render';
import { negotiate } from '../../domain/locale/published-locale.ts';
import type { LetterOrder, Message } from './letter.ts';
import { LetterPage } from './letter-page.tsx';
import { type LetterText, type MailLanguage, textsIn } from './texts.ts';

/**
 * Writes a letter as HTML and as text, in the language nearest to the caller's locale.
 * `publicUrl` is where its links lead, without a trailing slash. The passcode stands alone on a line of the text.
 */
export async function writeLetter(order: LetterOrder, id: string, publicUrl: string): Promise<Message> {
  const language: MailLanguage = negotiate([order.locale ?? '']) === 'de' ? 'de' : 'en';
  const texts = textsIn(language);
  const letter = texts.letters[order.letter];
  const code = letter.code === undefined ? null : order.passcode;
  return {
    id,
    to: order.to,
    subject: letter.subject,
    text: asText(letter, code, texts.footer, publicUrl),
    html: await render(
      <LetterPage
        language={language}
        letter={letter}
        code={code}
        footer={texts.footer}
        publicUrl={publicUrl}
      />,
    ),
  };
}

function asText(letter: LetterText, code: string | null, footer: string, publicUrl: string): string {
  const { heading, lead, action, notes } = letter;
  const parts = [
    heading,
    lead,
    ...(code === null ? [] : [`${letter.code}:\n\n${code}`]),
    ...(action === undefined ? [] : [`${action.label}: ${publicUrl}${action.path}`]),
    ...notes,
    `-- \n${footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
