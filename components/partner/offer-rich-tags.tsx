import type { ReactNode } from 'react';
import { supportEmailTag } from '@/components/ui/support-email-tag';
import type { CurrentMarket } from '@/lib/i18n/current-market';
import { dateTag, formatVersionDate } from '@/lib/i18n/version-date';
import type { Partner } from '@/lib/partners';

/** Rich-text tags and dates for the offer's messages. */
export function offerRichTags({ firstDay, lastDay }: Partner, market: CurrentMarket) {
  const last = (): ReactNode => dateTag(lastDay).time(formatVersionDate(lastDay, market));
  return { ...dateTag(firstDay), ...supportEmailTag, first: formatVersionDate(firstDay, market), last };
}
