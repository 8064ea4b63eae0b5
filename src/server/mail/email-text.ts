import type { EmailContent } from './texts/email-content.ts';

/**
 * An email as plain text. The passcode and every URL stand alone on a line, so that they are copied and recognized whole.
 * Lines are not wrapped: the mail client knows its own width.
 */
export function emailText(content: EmailContent, promise: string): string {
  const { heading, lead, code, facts, action, notes, reason, leave } = content;
  const parts = [
    heading,
    lead,
    ...(code === undefined ? [] : [`${code.label}:\n\n${code.digits}`]),
    ...(facts === undefined ? [] : [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.href}`]),
    ...notes,
    `-- \n${reason} ${promise}`,
    ...(leave === undefined ? [] : [`${leave.label}:\n${leave.href}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}
