/** The posts of our blog that journalists ask for most, newest first. The blog is in English only. */
export const pressPosts: readonly {
  readonly slug: string;
  readonly title: string;
  readonly published: string;
}[] = [
  { slug: 'donations-2025', title: 'Where our donations go', published: '2026-11-03' },
  {
    slug: 'six-digits',
    title: 'Why we send you six digits and no password',
    published: '2026-10-13',
  },
  { slug: 'cookie-pop-ups', title: 'The pop-up you never wanted', published: '2026-07-21' },
  { slug: 'what-a-search-leaves-behind', title: 'What a search leaves behind', published: '2026-06-09' },
];
