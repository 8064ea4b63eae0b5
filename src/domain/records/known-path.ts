/** The page that shows what a browser keeps and has sent; every other page opens it over itself (`ui/first-paint/known-panel.ts`). */
export const knownPath = '/what-this-page-knows';
