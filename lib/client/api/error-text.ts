'use client';

import { useTranslations } from 'next-intl';
import { CHILD_LIMITS, DEDICATION_LIMITS } from '@/lib/books';
import { COMPANY_LIMITS } from '@/lib/company';
import { REPRINT_DAYS, REPRINT_TEXT } from '@/lib/fulfilment';
import { REQUEST_LIMIT } from '@/lib/illustrator';
import { CLASS_LIMITS, MAX_LINK_DAYS } from '@/lib/kindergarten';
import { DEDICATION_PHOTO_LIMITS, PHOTO_LIMITS } from '@/lib/photos';
import { ERRORS } from '@/lib/platform/errors';
import { parseFieldError } from '@/lib/platform/field-error';
import { REVIEW_LIMITS } from '@/lib/rewards';
import { type Failure, getReason } from './api-error';
import { addErrorId } from './error-id-text';

/** Numbers in the error messages, each from the limit that is enforced. */
export const ERROR_PARAMS = {
  longestName: CHILD_LIMITS.name.max,
  longestRelativeName: CHILD_LIMITS.relativeName.max,
  youngest: CHILD_LIMITS.age.min,
  oldest: CHILD_LIMITS.age.max,
  firstBirthday: CHILD_LIMITS.birthday.min,
  lastBirthday: CHILD_LIMITS.birthday.max,
  megabytes: PHOTO_LIMITS.maxBytes / 1024 ** 2,
  megapixels: PHOTO_LIMITS.maxPixels / 1_000_000,
  photoEdge: PHOTO_LIMITS.minEdgePx,
  dedicationPhotoEdge: DEDICATION_PHOTO_LIMITS.minEdgePx,
  classMinimum: CLASS_LIMITS.minBooks,
  classChildren: CLASS_LIMITS.maxChildren,
  classPhotos: CLASS_LIMITS.photosAtOnce,
  linkDays: MAX_LINK_DAYS,
  companyMinimum: COMPANY_LIMITS.minBooks,
  companyMaximum: COMPANY_LIMITS.maxBooks,
  companyDays: COMPANY_LIMITS.maxDays,
  companyFirstBooks: COMPANY_LIMITS.unpaid.books,
  companyOpenBatches: COMPANY_LIMITS.unpaid.openBatches,
  logoMb: COMPANY_LIMITS.logoBytes / 1024 ** 2,
  logoEdge: COMPANY_LIMITS.logoMinPx,
  requestLimit: REQUEST_LIMIT,
  shortestDedication: DEDICATION_LIMITS.min,
  longestDedication: DEDICATION_LIMITS.max,
  reprintDays: REPRINT_DAYS,
  shortestReprintText: REPRINT_TEXT.min,
  longestReprintText: REPRINT_TEXT.max,
  reviewMin: REVIEW_LIMITS.text.min,
  reviewMax: REVIEW_LIMITS.text.max,
  signatureMax: REVIEW_LIMITS.signature.max,
  /** The letters that cannot be printed, where the error names them. */
  letters: 'none',
} as const;

const UNKNOWN = { code: 'internal_error' } as const;

/**
 * Translates a failure or an error code, for a field or a toast; `undefined` without one. The text of an unexpected
 * error ends with its id.
 */
export function useErrorText(): (
  failure: Failure | string | undefined,
  values?: Readonly<Record<string, string | number>>,
) => string | undefined {
  const t = useTranslations('errors');
  return (failure, values) => {
    if (!failure) return undefined;
    const { code, ...named } = parseFieldError(getReason(failure)) ?? UNKNOWN;
    return addErrorId(t(ERRORS[code].message, { ...ERROR_PARAMS, ...named, ...values }), t('errorId'), failure);
  };
}
