import type { ReactNode } from 'react';
import type { CurrentMarket } from '@/components/layout/current-market';
import { dateMark, versionDate } from '@/components/legal/version-date';
import { supportMail } from '@/components/problem/support-mail';
import type { Partner } from '@/lib/partners';

/** The marks and days that the messages of an offer may carry. */
export function offerMarks({ firstDay, lastDay }: Partner, market: CurrentMarket) {
  const last = (): ReactNode => dateMark(lastDay).time(versionDate(lastDay, market));
  return { ...dateMark(firstDay), ...supportMail, first: versionDate(firstDay, market), last };
}
