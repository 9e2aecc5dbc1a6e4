'use client';

import { useTranslations } from 'next-intl';
import { CHILD_LIMITS } from '@/lib/books';
import { REQUEST_LIMIT } from '@/lib/illustrator';
import { PHOTO_LIMITS } from '@/lib/photos';
import { ERRORS, type ErrorCode, isErrorCode } from '@/lib/platform/errors';

/** The figures that the errors name, each from the limit that is kept to. */
export const ERROR_FIGURES = {
  longestName: CHILD_LIMITS.name.max,
  youngest: CHILD_LIMITS.age.min,
  oldest: CHILD_LIMITS.age.max,
  megabytes: PHOTO_LIMITS.maxBytes / 1024 ** 2,
  megapixels: PHOTO_LIMITS.maxPixels / 1_000_000,
  photoEdge: PHOTO_LIMITS.minEdgePx,
  requestLimit: REQUEST_LIMIT,
} as const;

/** The words of an error code in the page's language; `undefined` for no error, so that it fits a field. */
export function useErrorText(): (
  code: string | undefined,
  values?: Readonly<Record<string, string | number>>,
) => string | undefined {
  const t = useTranslations('errors');
  return (code, values) => {
    if (!code) return undefined;
    const known: ErrorCode = isErrorCode(code) ? code : 'internal_error';
    return t(ERRORS[known].message, { ...ERROR_FIGURES, ...values });
  };
}
