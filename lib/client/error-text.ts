'use client';

import { useTranslations } from 'next-intl';
import { ERRORS, type ErrorCode, isErrorCode } from '@/lib/platform/errors';

/** The words of an error code in the page's language; `undefined` for no error, so that it fits a field. */
export function useErrorText(): (
  code: string | undefined,
  values?: Readonly<Record<string, string | number>>,
) => string | undefined {
  const t = useTranslations('errors');
  return (code, values) => {
    if (!code) return undefined;
    const known: ErrorCode = isErrorCode(code) ? code : 'internal_error';
    return t(ERRORS[known].message, values);
  };
}
