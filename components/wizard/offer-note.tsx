'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { dateMark, versionDate } from '@/components/legal/version-date';
import { Icon } from '@/components/ui/icon';
import { useMarket } from '@/lib/client/market';
import { isOfferedIn, offerStanding, type PartnerId, partnerById } from '@/lib/partners';

type OfferNoteProps = {
  readonly offer: PartnerId;
  /** The chosen book; before there is one, the offer's own is meant. */
  readonly catalogueId: number | null;
};

/** One quiet line: the partner's offer is kept, and until when; nothing once it is over. */
export function OfferNote({ offer, catalogueId }: OfferNoteProps) {
  const t = useTranslations('wizard.offer');
  const { country, language } = useMarket();
  const [now] = useState(() => new Date());
  const { texts, books, firstDay, lastDay } = partnerById(offer);
  const standing = offerStanding(offer, { now, country, catalogueId: catalogueId ?? books[language] });
  if (standing === 'after' || !isOfferedIn(offer, country)) return null;
  const day = standing === 'before' ? firstDay : lastDay;
  return (
    <p className="wrap flex max-w-[1120px] items-start gap-2 pt-3 text-ink-soft text-small">
      <Icon className="mt-0.5 shrink-0 text-honey-deep" name="gift" />
      <span>
        {t.rich(standing, {
          ...dateMark(day),
          partner: texts[language].name,
          day: versionDate(day, { country, language }),
        })}
      </span>
    </p>
  );
}
