import type { PageLocation } from '../../application/ports/page-location.ts';
import {
  type Job,
  type ListedBang,
  StaticContent,
  type SupportTopic,
} from '../../application/ports/static-content.ts';
import { BangsReply, contentPaths, JobsReply, SupportReply } from '../../contract/content.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import { bangFormats } from '../../domain/search/bang.ts';
import type { HttpClient } from './http-client.ts';
import { parseBody } from './reply.ts';
import { webAddress } from './web-address.ts';

/** {@link StaticContent} over HTTP. A row whose address is none of the web is left out. */
export class HttpStaticContent extends StaticContent {
  constructor(
    private readonly http: HttpClient,
    private readonly page: PageLocation,
  ) {
    super();
  }

  async supportTopics(): Promise<Result<readonly SupportTopic[], CallFailure>> {
    const answer = await this.file(contentPaths.support);
    if (!answer.ok) return answer;
    const body = parseBody(answer.value, SupportReply);
    if (!body.ok) return body;
    const site = this.page.current();
    return success(
      body.value.topics.map(({ id, title, links }) => ({
        id,
        title,
        links: links.flatMap((link) => {
          const url = webAddress(link.url, site);
          return url === null ? [] : [{ title: link.title, url }];
        }),
      })),
    );
  }

  async jobs(): Promise<Result<readonly Job[], CallFailure>> {
    const answer = await this.file(contentPaths.jobs);
    if (!answer.ok) return answer;
    const body = parseBody(answer.value, JobsReply);
    if (!body.ok) return body;
    const site = this.page.current();
    return success(
      body.value.jobs.flatMap(({ id, title, department, location, jobUrl, isListed }) => {
        const url = webAddress(jobUrl, site);
        return isListed && url !== null ? [{ id, title, department, location, url }] : [];
      }),
    );
  }

  async bangs(): Promise<Result<readonly ListedBang[], CallFailure>> {
    const answer = await this.file(contentPaths.bangs);
    if (!answer.ok) return answer;
    const body = parseBody(answer.value, BangsReply);
    if (!body.ok) return body;
    return success(
      body.value.map(({ t, ts = [], s: site, u: template, c, sc, fmt }) => ({
        triggers: [t, ...ts].map((trigger) => trigger.toLowerCase()),
        site,
        category: c ?? null,
        subcategory: sc ?? null,
        template,
        ...(fmt === undefined ? {} : { formats: bangFormats.filter((format) => fmt.includes(format)) }),
      })),
    );
  }

  private file(path: string) {
    return this.http.send({ service: 'content', method: 'get', path });
  }
}
