'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import type { HeroChangeView } from '@/lib/orders';
import type { HeroChange } from './use-hero-change';

type EarlierHeroesProps = { readonly change: HeroChange; readonly view: HeroChangeView };

/** The heroes that the book had, each with the way back to it. */
export function EarlierHeroes({ change, view }: EarlierHeroesProps) {
  const t = useTranslations('hero.change');
  const [restoring, setRestoring] = useState<number | null>(null);
  const [restored, setRestored] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { earlier, heroName: name } = view;
  const restore = async (revision: number) => {
    setFailure(undefined);
    setRestored(false);
    setRestoring(revision);
    try {
      await change.restore(revision);
      setRestored(true);
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setRestoring(null);
  };
  return (
    <section className="earlier-heroes">
      <h2 className="text-title">{t('earlier')}</h2>
      <p className="text-ink-soft text-small">{t('earlierLead')}</p>
      <ul>
        {earlier.map(({ revision, portrait }, index) => (
          <li key={revision}>
            {portrait && (
              // biome-ignore lint/performance/noImgElement: a private, short-lived picture
              <img alt={t('earlierAlt', { name, number: index + 1 })} src={portrait} />
            )}
            <Button
              aria-label={t('restoreNumber', { number: index + 1 })}
              loading={restoring === revision}
              onClick={() => restore(revision)}
              size="small"
              variant="quiet"
            >
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
      <FormError failure={failure} />
      <p aria-live="polite" className="text-mint-deep text-small">
        {restored && t('restored')}
      </p>
    </section>
  );
}
