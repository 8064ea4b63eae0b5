import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Day } from '../day.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { WrittenProse } from '../parts/prose.tsx';
import { EnglishOnly } from './english-only.tsx';
import { PostDate } from './post-date.tsx';
import styles from './post-page.module.css';
import type { Post } from './posts.ts';

interface PostPageProps {
  readonly post: Post;
  /** Null for the newest post. */
  readonly newer: Post | null;
  /** Null for the oldest post. */
  readonly older: Post | null;
}

/** A post, with links to the previous and next one. */
export function PostPage({ post, newer, older }: PostPageProps) {
  const { locale } = usePage();
  return (
    <div className={styles.page}>
      <EnglishOnly locale={locale} />
      <article className={styles.post}>
        <PageHead
          over={
            <>
              <a className={styles.blog} href={pathIn(locale, '/blog')}>
                <Trans id="news.blog.title" message="Blog" />
              </a>
              <span className={styles.dot}>{' · '}</span>
              <PostDate {...post} />
            </>
          }
          title={<span lang="en">{post.title}</span>}
          lead={<span lang="en">{post.excerpt}</span>}
        />
        <WrittenProse html={post.html} lang="en" />
        {post.updated !== post.published && (
          <p className={styles.updated}>
            <Trans
              id="news.blog.updated"
              message="Last changed on <0/>"
              components={{ 0: <Day day={post.updated} /> }}
            />
          </p>
        )}
      </article>
      <nav className={styles.others} aria-labelledby="other-posts">
        <h2 id="other-posts" className={styles.head}>
          <Trans id="news.blog.others" message="Read on" />
        </h2>
        {older !== null && (
          <Neighbor post={older} label={<Trans id="news.blog.older" message="Previous post" />} />
        )}
        {newer !== null && (
          <Neighbor post={newer} label={<Trans id="news.blog.newer" message="Next post" />} />
        )}
      </nav>
    </div>
  );
}

function Neighbor({ post, label }: { readonly post: Post; readonly label: ReactNode }) {
  const { locale } = usePage();
  return (
    <a className={styles.neighbor} href={pathIn(locale, `/blog/${post.slug}`)}>
      <span>{label}</span>
      <strong lang="en">{post.title}</strong>
    </a>
  );
}
