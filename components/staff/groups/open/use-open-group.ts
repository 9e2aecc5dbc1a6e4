'use client';

import { useRouter } from 'next/navigation';
import { placeFailure } from '../../forms/place-failure';
import { useAct } from '../../orders/use-act';

/** The fields that say themselves why a class or a batch was refused as a whole. */
const HOMES = {
  class_link_day_invalid: 'closesAt',
  company_day_invalid: 'closesAt',
  company_first_too_large: 'estimatedBooks',
  book_not_available: 'catalogueId',
  format_not_offered_yet: 'bookType',
} as const;

/** Opens a class or a batch and then its page. */
export function useOpenGroup(path: 'classes' | 'batches') {
  const router = useRouter();
  const { act, acting, failure } = useAct(`/api/staff/groups/${path}`);
  return {
    acting,
    failure: placeFailure(failure, HOMES),
    open: (json: object) => act<{ id: string }>(json, ({ id }) => router.push(`/staff/groups/${id}`)),
  };
}
