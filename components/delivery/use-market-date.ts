'use client';

import { useFormatter } from 'next-intl';

/** A promised day (noon UTC, the same day in every market) with its weekday. */
export function useMarketDate(): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(new Date(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
}
