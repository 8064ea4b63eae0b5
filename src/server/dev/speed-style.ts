/** Styles of the histograms on `/dev/beacon` only. */
export const speedStyle = `
.speed { inline-size: auto; min-inline-size: 100%; }
.speed th, .speed td { padding-inline: 0 1.25rem; white-space: nowrap; vertical-align: bottom; }
.speed figure { display: grid; gap: 0.25rem; }
.speed figcaption { font-variant-numeric: tabular-nums; }
.speed .good { fill: var(--drake); }
.speed .fair { fill: var(--beak-edge); }
.speed .poor { fill: var(--alarm); }
.speed .none { fill: var(--edge); }
@media (forced-colors: active) { .speed rect { fill: CanvasText; } }
`;
