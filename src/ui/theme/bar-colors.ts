/** The ground of each theme, as `tokens.css` has it, for the browser's own bar. */
export const barColors = { light: '#faf8f3', dark: '#0f1a17' } as const;
