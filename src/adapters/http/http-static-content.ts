import type { PageLocation } from '../../application/ports/page-location.ts';
import { type JobOpening, StaticContent, type SupportTopic } from '../../application/ports/static-content.ts';
import { BangLinesReply, contentPaths, JobsReply, SupportReply } from '../../contract/content.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { HttpClient } from './http-client.ts';
import { parseBody } from './reply.ts';
import { webAddress } from './web-address.ts';

/** {@link StaticContent} over HTTP. Leaves out rows without a valid web address. */
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

  async jobs(): Promise<Result<readonly JobOpening[], CallFailure>> {
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

  async bangLines(): Promise<Result<string, CallFailure>> {
    const answer = await this.file(contentPaths.bangLines);
    if (!answer.ok) return answer;
    const body = parseBody(answer.value, BangLinesReply);
    return body.ok ? success(body.value.lines) : body;
  }

  private file(path: string) {
    return this.http.send({ service: 'content', method: 'get', path });
  }
}
