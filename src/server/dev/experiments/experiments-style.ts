/** Styles of `/dev/experiments` only. */
export const experimentsStyle = `
.sheet.wide { max-inline-size: 70rem; }
.experiment { inline-size: 100%; }
.experiment h3 { margin-block-start: 1rem; font-size: 1.125rem; }
.experiment .about { inline-size: 100%; display: grid; gap: 0.25rem 1.5rem; }
.experiment .about dt { color: var(--quiet); }
.experiment .note { inline-size: 100%; }
.experiment .scroll { display: block; padding: 0; border: 0; }
.experiment table { inline-size: auto; min-inline-size: min(100%, 34rem); }
.experiment th, .experiment td { padding-inline: 0 1.25rem; white-space: nowrap; }
.experiment .figure { text-align: end; }
.interval { inline-size: 100%; display: grid; gap: 0.25rem; margin-block-start: 0.5rem; }
.interval svg { inline-size: 100%; block-size: 8rem; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }
.interval polygon { fill: var(--drake-wash); }
.interval line { stroke: var(--edge); stroke-width: 1px; stroke-dasharray: 4 4; vector-effect: non-scaling-stroke; }
.interval polyline { fill: none; stroke: var(--drake); stroke-width: 2.5px; vector-effect: non-scaling-stroke; }
.interval figcaption { font-variant-numeric: tabular-nums; }
@media (min-width: 44rem) { .experiment .about { grid-template-columns: 8rem 1fr; } }
`;
