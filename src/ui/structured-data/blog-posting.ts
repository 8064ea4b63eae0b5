import { brand } from '../../domain/brand.ts';
import { company, type NamedCompany, type Thing } from './thing.ts';

interface BlogPosting extends Thing {
  readonly '@type': 'BlogPosting';
  readonly headline: string;
  readonly description: string;
  readonly url: string;
  readonly mainEntityOfPage: string;
  readonly inLanguage: 'en';
  readonly datePublished: string;
  readonly dateModified: string;
  readonly author: NamedCompany;
  readonly publisher: NamedCompany;
}

/** A post of the blog, which is in English only. Days are as in its front matter, `2026-11-21`. */
export function blogPosting(post: {
  readonly title: string;
  readonly excerpt: string;
  /** Without locale. */
  readonly path: string;
  readonly published: string;
  /** The day of the last change to its content; absent if there was none. */
  readonly updated?: string;
}): BlogPosting {
  const url = `${brand.site}${post.path}`;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    inLanguage: 'en',
    datePublished: post.published,
    dateModified: post.updated ?? post.published,
    author: company,
    publisher: company,
  };
}
