/**
 * The page that shows what the browser has stored and sent. Every other page opens it as an overlay
 * (`ui/first-paint/known-panel.ts`).
 */
export const knownPath = '/what-this-page-knows';
