/**
 * A word that begins with up to three letters or digits and a hyphen (“KI-Chat”, “7-day”, “E-Mail” of “E-Mail-Adresse”), as a pattern with
 * the flag `u`: a line does not end with so little of it. What follows its next hyphen may begin a line.
 */
export const wholeWord = String.raw`(?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,3}-\p{L}+`;
