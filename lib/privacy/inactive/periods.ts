import { addDays } from '@/lib/books/server';
import { getMonthsBefore } from '@/lib/platform/dates/months';
import { ACCOUNT_MONTHS, NOTICE_DAYS } from '../limits';

/** The last visit of an account that has become inactive now. */
export const getLastVisit = (now: Date): Date => getMonthsBefore(now, ACCOUNT_MONTHS);

/** When an account is deleted whose owner was told at this time. */
export const getDeletionDate = (toldAt: Date): Date => addDays(toldAt, NOTICE_DAYS);

/** When the owner was told of an account that is deleted now. */
export const getNoticeDate = (now: Date): Date => addDays(now, -NOTICE_DAYS);
