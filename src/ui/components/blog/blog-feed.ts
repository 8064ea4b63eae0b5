/** The blog's feed, linked from the heads of its pages and from the blog itself. */
export const blogFeed = {
  href: '/blog/feed.xml',
  title: { id: 'news.blog.feed', message: 'Blog as a feed (Atom)' },
} as const;
