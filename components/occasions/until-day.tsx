'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { COUNTRIES, type CountryCode, getLocalDay } from '@/lib/markets';

type UntilDayProps = {
  readonly country: CountryCode;
  /** The last day on which it is shown, noon UTC as an ISO date. */
  readonly day: string;
  readonly children: ReactNode;
};

/** Hides what is over in the market: a static page may be older than the day that it names. */
export function UntilDay({ country, day, children }: UntilDayProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(getLocalDay(new Date(), COUNTRIES[country].timeZone) > Date.parse(day));
  }, [country, day]);
  return over ? null : children;
}
