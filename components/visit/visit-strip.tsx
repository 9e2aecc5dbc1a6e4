'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { directionOf, type Language } from '@/lib/markets';
import { makeWay } from './make-way';

type VisitStripProps = {
  /** Of its words. */
  readonly language: Language;
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
};

/** The line under the shop's bar. */
export function VisitStrip({ language, onDismiss, children }: VisitStripProps) {
  const t = useTranslations('visit.mismatch');
  useEffect(makeWay, []);
  return (
    <section aria-label={t('label')} className="mismatch foreign" dir={directionOf(language)} lang={language}>
      {children}
      {onDismiss && (
        <button aria-label={t('dismiss')} className="mismatch-close" onClick={onDismiss} type="button">
          <Icon name="x" />
        </button>
      )}
    </section>
  );
}
