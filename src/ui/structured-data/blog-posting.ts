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

/** A post of the blog, which is written in English only. Dates are as its head has them, `2026-11-21`. */
export function blogPosting(post: {
  readonly title: string;
  readonly excerpt: string;
  /** Without locale. */
  readonly path: string;
  readonly published: string;
  /** When it last said something else; absent when it never did. */
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
