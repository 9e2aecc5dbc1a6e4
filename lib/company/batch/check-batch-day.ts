import { COMPANY_LIMITS } from '../limits';

const DAY_MS = 86_400_000;

/** Whether a link may close on this day: from now on, at most 90 days ahead. */
export const isBatchDay = (closesAt: Date, now: Date): boolean =>
  closesAt > now && closesAt.getTime() <= now.getTime() + COMPANY_LIMITS.maxDays * DAY_MS;
