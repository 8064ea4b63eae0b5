import { type JobOpening, StaticContent, type SupportTopic } from '../../application/ports/static-content.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** Files with the given content, empty by default. */
export class MemoryStaticContent extends StaticContent {
  constructor(
    private readonly files: {
      readonly supportTopics?: readonly SupportTopic[];
      readonly jobs?: readonly JobOpening[];
      readonly bangLines?: string;
    },
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  supportTopics(): Promise<Result<readonly SupportTopic[], CallFailure>> {
    return this.network.call('supportTopics', () => success(this.files.supportTopics ?? []));
  }

  jobs(): Promise<Result<readonly JobOpening[], CallFailure>> {
    return this.network.call('jobs', () => success(this.files.jobs ?? []));
  }

  bangLines(): Promise<Result<string, CallFailure>> {
    return this.network.call('bangLines', () => success(this.files.bangLines ?? ''));
  }
}
