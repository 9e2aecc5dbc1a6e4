'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { canReadPhotos } from '@/components/photo/worker/photo-worker';
import { Icon } from '@/components/ui/icon';

const subscribe = () => () => undefined;

/** Says, before a photo is chosen, what is read from each, and whether this device can do so or sends the photos. */
export function ReadingNotice() {
  const t = useTranslations('kindergarten.photos.reading');
  const parts = useTranslations('wizard.photo.reading');
  const able = useSyncExternalStore(subscribe, canReadPhotos, () => true);
  return (
    <section aria-labelledby="class-reading-title" className="reading-card">
      <h3 className="flex items-center gap-2 text-body text-mint-deep" id="class-reading-title">
        <Icon name={able ? 'shield-check' : 'upload'} />
        {t(able ? 'title' : 'unableTitle')}
      </h3>
      <p className="text-small">{t(able ? 'text' : 'unableText')}</p>
      <div className="grid gap-1">
        <p className="font-medium text-small">{t('list')}</p>
        <ul className="reading-list sm:grid-cols-2 lg:grid-cols-3">
          <li>{parts('colors')}</li>
          <li>{t('hair')}</li>
          <li>{parts('face')}</li>
          <li>{parts('eyes')}</li>
          <li>{parts('mouth')}</li>
          <li>{t('wears')}</li>
        </ul>
      </div>
      <p className="text-ink-soft text-small">{parts('rough')}</p>
    </section>
  );
}
