import * as z from 'zod/mini';
import { CloudSettingsApi, type NothingSaved } from '../../application/ports/cloud-settings-api.ts';
import { CloudSettingsReply, cloudSettingsPath } from '../../contract/cloud-settings.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { readSettings, type Settings } from '../../domain/settings/settings.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { parseBody } from './reply.ts';

// Newer settings, or values that are not text, must not hide the settings that this page knows.
const Saved = z.record(z.string(), z.unknown());

/** {@link CloudSettingsApi} over HTTP. */
export class HttpCloudSettingsApi extends CloudSettingsApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async load(key: string): Promise<Result<Settings, NothingSaved | CallFailure>> {
    const answer = await this.send('get', key);
    if (!answer.ok) return answer;
    if (answer.value.status === 404) return failure({ code: 'nothing_saved' });
    const body = parseBody(answer.value, Saved);
    if (!body.ok) return body;
    return success(
      readSettings((code) => {
        const value = body.value[code];
        return typeof value === 'string' ? value : null;
      }),
    );
  }

  async save(key: string, settings: Settings): Promise<Result<void, CallFailure>> {
    // The service rejects the whole set if one value is invalid.
    const valid = readSettings((code) => settings[code] ?? null);
    const answer = await this.send('put', key, valid);
    return answer.ok ? done(answer.value) : answer;
  }

  async remove(key: string): Promise<Result<void, NothingSaved | CallFailure>> {
    const answer = await this.send('delete', key);
    if (!answer.ok) return answer;
    return answer.value.status === 404 ? failure({ code: 'nothing_saved' }) : done(answer.value);
  }

  private send(method: 'get' | 'put' | 'delete', key: string, json?: Settings) {
    return this.http.send({
      service: 'content',
      method,
      path: cloudSettingsPath,
      query: { key },
      ...(json === undefined ? {} : { json }),
    });
  }
}

function done(answer: HttpAnswer): Result<void, CallFailure> {
  const body = parseBody(answer, CloudSettingsReply);
  return body.ok ? success(undefined) : body;
}
