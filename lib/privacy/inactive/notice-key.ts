import type { InactiveAccount } from '@/lib/accounts/server';

/** One notice for each time without a visit: another visit gives another key. */
export const getNoticeKey = ({ id, lastVisitAt }: Pick<InactiveAccount, 'id' | 'lastVisitAt'>): string =>
  `accountInactive:${id}:${lastVisitAt.getTime()}`;
