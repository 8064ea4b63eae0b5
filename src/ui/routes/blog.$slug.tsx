import { createFileRoute, notFound } from '@tanstack/react-router';
import { blogFeed } from '../components/blog/blog-feed.ts';
import { PostPage } from '../components/blog/post-page.tsx';
import { posts } from '../components/blog/posts.ts';
import { pageHead } from '../head.ts';
import { blogPosting } from '../structured-data/blog-posting.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: ({ params: { slug } }) => {
    const place = posts.findIndex((post) => post.slug === slug);
    const post = posts[place];
    if (post === undefined) throw notFound();
    return { post, newer: posts[place - 1] ?? null, older: posts[place + 1] ?? null };
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return {};
    const { slug, title, excerpt, published, updated } = loaderData.post;
    return pageHead(match.context, {
      title,
      description: excerpt,
      jsonLd: [blogPosting({ title, excerpt, path: `/blog/${slug}`, published, updated })],
      feed: blogFeed,
      article: { published, updated },
    });
  },
  component: function ShownPost() {
    return <PostPage {...Route.useLoaderData()} />;
  },
});
