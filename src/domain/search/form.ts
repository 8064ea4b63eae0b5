import type { SettingCode } from '../settings/catalogue.ts';

/** What the fields of the search form are called: what was typed, which box it was typed into, and what is to answer. */
export const searchParams = { query: 'q', source: 't', answers: 'ia' } as const;

/** The value of `ia` that asks the AI chat in place of the search. */
export const chatAnswers = 'chat';

/**
 * The settings that a search takes along where the visitor changed them, because the results may be on a host that does not
 * see our cookies. The theme is not among them. Site facts, section 1.1.
 */
export const searchSettings = ['kl', 'kp', 'k1'] as const satisfies readonly SettingCode[];
