/** How remote data is fetched, in milliseconds. Specification, section 9, "Data fetch defaults". */
export const fetchPolicy = {
  dedupe: 2_000,
  focusThrottle: 5_000,
  retry: { fast: 5_000, slow: 10_000 },
  slowAfter: { fast: 3_000, slow: 5_000 },
} as const;
