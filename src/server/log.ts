import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

const secretFields = [
  'email',
  'to',
  'otp',
  'passcode',
  'code',
  'hash',
  'token',
  'access_token',
  'refresh_token',
  'code_verifier',
  'authorization',
  'cookie',
];

/**
 * The server's log. Fields that may hold a token, a passcode or an address are blanked, wherever a caller puts them;
 * `code` is an OAuth code, so the code of an error is called `errorCode`.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    // A database error carries the statement's parameters, and a fetch error its URL: keep only what names the bug.
    serializers: { err: errorForLog },
  };
  return destination ? pino(options, destination) : pino(options);
}

function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, message: error.message, errorCode: codeOf(error), stack: error.stack };
}

/** The code of the error, or of its cause, as the driver, the system or a service names it (`23505`, `ECONNREFUSED`). */
function codeOf(error: unknown): string | number | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? code : codeOf(error.cause);
}
