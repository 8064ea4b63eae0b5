/**
 * Regex source (flag `u`) for a word that starts with up to three letters or digits and a hyphen (“KI-Chat”, “7-day”,
 * “E-Mail” of “E-Mail-Adresse”). A line must not break after so short a prefix; it may break at the next hyphen.
 */
export const wholeWord = String.raw`(?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,3}-\p{L}+`;
