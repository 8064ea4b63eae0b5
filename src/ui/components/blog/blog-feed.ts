/** The blog's feed, for the heads of its pages and for whoever reads it there. */
export const blogFeed = {
  href: '/blog/feed.xml',
  title: { id: 'news.blog.feed', message: 'Blog as a feed (Atom)' },
} as const;
