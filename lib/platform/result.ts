import type { ErrorCode } from './errors';

/** The outcome of a use case: a value, or an expected error code (see `lib/platform/errors.ts`). */
export type Result<Value, Code extends ErrorCode = ErrorCode> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code; readonly data?: Readonly<Record<string, unknown>> };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const fail = <Code extends ErrorCode>(
  code: Code,
  data?: Readonly<Record<string, unknown>>,
): { readonly ok: false; readonly code: Code; readonly data?: Readonly<Record<string, unknown>> } => ({
  ok: false,
  code,
  ...(data && { data }),
});
