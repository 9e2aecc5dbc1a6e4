import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ErrorCode } from '@/lib/platform/errors';
import type { ApiError } from './api-error';

/**
 * Puts a refusal's codes beside the fields they speak of.
 * @param homes the field that each single code belongs to
 * @returns whether any field took it; if none did, the form itself must say it
 */
export function showOnFields<Values extends FieldValues>(
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
