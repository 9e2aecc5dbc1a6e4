import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ErrorCode } from '@/lib/platform/errors';
import type { ApiError } from './api-error';

/**
 * Shows error codes beside their fields.
 * @param homes field of each code that comes without a field
 * @returns whether a field got an error; if not, the form must show it
 */
export function setFieldErrors<Values extends FieldValues>(
  error: ApiError,
  setError: UseFormSetError<Values>,
  homes: Partial<Record<ErrorCode, Path<Values>>>,
): boolean {
  const placed = Object.entries(error.fields).map(([path, code]) => [path as Path<Values>, code] as const);
  const home = homes[error.code];
  const all = placed.length > 0 ? placed : home ? [[home, error.code] as const] : [];
  all.forEach(([path, code], at) => {
    setError(path, { type: 'server', message: code }, { shouldFocus: at === 0 });
  });
  return all.length > 0;
}
