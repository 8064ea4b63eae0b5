import {
  BangLinesReply,
  BangsReply,
  contentPaths,
  JobsReply,
  PostsQuery,
  PostsReply,
  SupportReply,
} from '../content.ts';
import { json, type Row } from './row.ts';

const service = 'site';

/** What the site publishes, as data. Wire contract, "Site services", row `blog`. */
export const contentRows = [
  {
    name: 'posts',
    service,
    purpose: 'The blog, newest first',
    method: 'GET',
    path: contentPaths.posts,
    auth: 'none',
    query: PostsQuery,
    success: json(PostsReply),
    errors: {},
  },
  {
    name: 'jobs',
    service,
    purpose: 'The open roles',
    method: 'GET',
    path: contentPaths.jobs,
    auth: 'none',
    success: json(JobsReply),
    errors: {},
  },
  {
    name: 'bangs',
    service,
    purpose: 'Every bang',
    method: 'GET',
    path: contentPaths.bangs,
    auth: 'none',
    success: json(BangsReply),
    errors: {},
  },
  {
    name: 'bangLines',
    service,
    purpose: 'Every bang as lines to search',
    method: 'GET',
    path: contentPaths.bangLines,
    auth: 'none',
    success: json(BangLinesReply),
    errors: {},
  },
  {
    name: 'support',
    service,
    purpose: 'What subscription support helps with',
    method: 'GET',
    path: contentPaths.support,
    auth: 'none',
    success: json(SupportReply),
    errors: {},
  },
] as const satisfies readonly Row[];
