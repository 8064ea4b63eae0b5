import { Trans } from '@lingui/react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Birds } from '../images/birds.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { blogFeed } from './blog-feed.ts';
import styles from './blog-page.module.css';
import { EnglishOnly } from './english-only.tsx';
import { PostDate } from './post-date.tsx';
import { type Post, posts } from './posts.ts';

/** Every post, newest first: the newest set large, the others as a list. */
export function BlogPage() {
  const { locale } = usePage();
  const [newest, ...older] = posts;
  return (
    <div className={styles.page}>
      <PageHead
        title={<Trans id="news.blog.title" message="Blog" />}
        lead={
          <Trans
            id="news.blog.lead"
            message="What we build, how it works, and why we decided the way we did. Written by the people who built it."
          />
        }
        actions={
          <>
            <ButtonLink href={pathIn(locale, '/newsletter')}>
              <Trans id="news.blog.newsletter" message="Get the newsletter" />
            </ButtonLink>
            <ButtonLink kind="quiet" href={blogFeed.href}>
              <Trans id="news.feed" message="Feed (Atom)" />
            </ButtonLink>
          </>
        }
      />
      <EnglishOnly locale={locale} />
      {newest !== undefined && (
        <article className={styles.newest} lang="en">
          <Birds className={styles.birds} />
          <h2>
            <PostLink post={newest} />
          </h2>
          <p className={styles.excerpt}>{newest.excerpt}</p>
          <p className={styles.when} lang={locale}>
            <PostDate {...newest} />
          </p>
        </article>
      )}
      <ul className={styles.older} role="list">
        {older.map((post) => (
          <li key={post.slug}>
            <p className={styles.when}>
              <PostDate {...post} />
            </p>
            <div lang="en">
              <h2>
                <PostLink post={post} />
              </h2>
              <p>{post.excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PostLink({ post }: { readonly post: Post }) {
  const { locale } = usePage();
  return <a href={pathIn(locale, `/blog/${post.slug}`)}>{post.title}</a>;
}
