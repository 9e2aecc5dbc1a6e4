import { type ErrorCode, isErrorCode } from '@/lib/platform/errors';

type ErrorBody = {
  readonly error?: {
    readonly code?: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly data?: Readonly<Record<string, unknown>>;
  };
};

/** A refused or failed request: HTTP status (0 when no answer came), the parsed body and what it says. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly code: ErrorCode;
  /** Error codes by field path. */
  readonly fields: Readonly<Record<string, ErrorCode>>;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(status: number, body: unknown) {
    const said = readBody(body);
    const code = said.code && isErrorCode(said.code) ? said.code : codeOfStatus(status);
    super(code);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.code = code;
    this.fields = knownCodes(said.fields);
    this.data = said.data ?? {};
  }
}

const readBody = (body: unknown): NonNullable<ErrorBody['error']> =>
  (typeof body === 'object' && body !== null && (body as ErrorBody).error) || {};

function codeOfStatus(status: number): ErrorCode {
  if (status === 0) return 'network_error';
  if (status === 404) return 'not_found';
  return status === 401 ? 'authentication_required' : 'internal_error';
}

const knownCodes = (fields: Readonly<Record<string, string>> = {}): Readonly<Record<string, ErrorCode>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, code]) => (isErrorCode(code) ? [[path, code] as const] : [])),
  );

/** Any thrown thing as an `ApiError`; what is not one counts as a request without an answer. */
export const asApiError = (thrown: unknown): ApiError => (thrown instanceof ApiError ? thrown : new ApiError(0, null));
