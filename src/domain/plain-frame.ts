/**
 * CSS layout for pages that load no other files: the error pages made by the build and the plain pages served by the
 * server. Both define the site's color variables themselves. They align with the site's pages: logo and heading at its
 * margin, and in a wide window the actions beside them.
 */
export const plainFrame = `
.plain {
  --side: min(6vw, clamp(20px, 6.4px + 3.8vw, 72px));
  min-block-size: 100dvb; display: flex; flex-direction: column; overflow-wrap: break-word; overflow: clip;
}
.plain-head, .plain-main {
  inline-size: 100%; max-inline-size: calc(76rem + 2 * var(--side)); margin-inline: auto; padding: 12px var(--side);
}
.plain-head a {
  display: inline-flex; align-items: center; gap: 8px; min-block-size: 2.75rem; color: var(--ink);
  font-size: 1.5rem; font-weight: 800; letter-spacing: -0.03em; text-decoration: none;
}
.plain-head svg { inline-size: 2.25rem; block-size: 2.25rem; flex: none; }
.plain-main {
  flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); gap: 40px 64px; align-content: start;
  padding-block: clamp(32px, 5vw, 80px) 64px;
}
.plain-main > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; align-content: start; }
.plain-main h1 {
  font-size: min(11vw, clamp(2.25rem, 1.4rem + 2.6vw, 3.25rem)); font-weight: 750; line-height: 1.08;
  letter-spacing: -0.03em; text-wrap: balance; max-inline-size: 18em;
}
.plain-lead { max-inline-size: 44ch; font-size: clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem); line-height: 1.45; }
.plain-water { display: block; flex: none; inline-size: 100%; overflow: visible; }
@media (width >= 60rem) {
  .plain-main:has(> div + div) { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); }
}
`;
