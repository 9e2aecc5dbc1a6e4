import { type ErrorCode, isErrorCode } from '@/lib/platform/errors';
import { parseFieldError } from '@/lib/platform/field-error';

type ErrorBody = {
  readonly error?: {
    readonly code?: string;
    readonly errorId?: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly data?: Readonly<Record<string, unknown>>;
  };
};

/** Why something failed, as a form keeps it: an `ApiError`, or what the browser itself refuses. */
export type Failure = {
  readonly code: string;
  /** Of an unexpected error: under this id it is in the server's log. */
  readonly errorId?: string | null;
};

/** A failed request: HTTP status (0 without a response), parsed body, error code and field errors. */
export class ApiError extends Error implements Failure {
  readonly status: number;
  readonly body: unknown;
  readonly code: ErrorCode;
  /** Error codes by field path. */
  readonly fields: Readonly<Record<string, ErrorCode>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly errorId: string | null;

  constructor(status: number, body: unknown) {
    const said = parseErrorBody(body);
    const code = said.code && isErrorCode(said.code) ? said.code : codeForStatus(status);
    super(code);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.code = code;
    this.fields = keepKnownCodes(said.fields);
    this.data = said.data ?? {};
    this.errorId = said.errorId ?? null;
  }

  /** Why the first field was refused, or else the code. */
  get reason(): ErrorCode {
    return Object.values(this.fields)[0] ?? this.code;
  }
}

const parseErrorBody = (body: unknown): NonNullable<ErrorBody['error']> =>
  (typeof body === 'object' && body !== null && (body as ErrorBody).error) || {};

function codeForStatus(status: number): ErrorCode {
  if (status === 0) return 'network_error';
  if (status === 404) return 'not_found';
  return status === 401 ? 'authentication_required' : 'internal_error';
}

const keepKnownCodes = (fields: Readonly<Record<string, string>> = {}): Readonly<Record<string, ErrorCode>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, error]) => {
      const known = parseFieldError(error);
      return known ? [[path, known.code] as const] : [];
    }),
  );

/** Converts anything thrown to an `ApiError`; unknown errors count as no response. */
export const toApiError = (thrown: unknown): ApiError => (thrown instanceof ApiError ? thrown : new ApiError(0, null));

/** The code to show where no field is marked: a form that marks its fields shows their errors itself. */
export const getReason = (failure: Failure | string): string => {
  if (typeof failure === 'string') return failure;
  return failure instanceof ApiError ? failure.reason : failure.code;
};
