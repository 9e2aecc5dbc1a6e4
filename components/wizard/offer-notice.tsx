'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useMarket } from '@/lib/client/market';
import { dateTag, formatVersionDate } from '@/lib/i18n/version-date';
import {
  getOfferStatus,
  getPartner,
  isOfferedInCountry,
  type OfferDaysByPartner,
  type PartnerId,
} from '@/lib/partners';

type WizardOfferNoticeProps = {
  readonly offer: PartnerId;
  /** The selected book; before a selection, the offer's own book counts. */
  readonly catalogueId: number | null;
  /** What the desk says of the days of offers. */
  readonly days: OfferDaysByPartner;
};

/** Says that the partner's offer applies and until when; renders nothing after its end. */
export function WizardOfferNotice({ offer, catalogueId, days }: WizardOfferNoticeProps) {
  const t = useTranslations('wizard.offer');
  const { country, language } = useMarket();
  const [now] = useState(() => new Date());
  const { texts, books, firstDay, lastDay } = getPartner(offer, days);
  const standing = getOfferStatus(offer, { now, country, catalogueId: catalogueId ?? books[language], days });
  if (standing === 'after' || !isOfferedInCountry(offer, country)) return null;
  const day = standing === 'before' ? firstDay : lastDay;
  return (
    <p className="wrap flex max-w-[1120px] items-start gap-2 pt-3 text-ink-soft text-small">
      <Icon className="mt-0.5 shrink-0 text-honey-deep" name="gift" />
      <span>
        {t.rich(standing, {
          ...dateTag(day),
          partner: texts[language].name,
          day: formatVersionDate(day, { country, language }),
        })}
      </span>
    </p>
  );
}
