import { ApiError } from '@/lib/client/api/api-error';

/** What the server refused as a whole, beside the field that it is about: its name by the code. */
export function placeFailure(
  failure: ApiError | undefined,
  homes: Readonly<Record<string, string>>,
): ApiError | undefined {
  const home = failure && homes[failure.code];
  if (!failure || !home) return failure;
  const { status, code, data } = failure;
  return new ApiError(status, { error: { code, data, fields: { [home]: code } } });
}
