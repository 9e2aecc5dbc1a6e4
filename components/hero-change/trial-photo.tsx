'use client';

import { useTranslations } from 'next-intl';
import { FlowHeader } from '@/components/layout/flow-header';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { PhotoStep } from '@/components/photo/photo-step';
import { useMarket } from '@/lib/client/market';
import photoStyles from './trial-photo.pcss';
import type { TrialProps } from './trial-props';

/** Another photo, for the trial only. */
export function TrialPhoto({ view, trial, onTrialChange, goTo }: TrialProps) {
  const t = useTranslations('hero.change');
  const { to } = useMarket();
  return (
    <div className="wizard-page">
      <LinkedStylesheet href={photoStyles} />
      <FlowHeader back={{ label: t('back'), href: to(`/editor/${view.orderId}/hero`) }}>
        <b className="truncate font-semibold text-small">{t('photo')}</b>
      </FlowHeader>
      <main className="wizard-step wrap" id="content">
        <PhotoStep
          draft={trial}
          focusHeading
          onContinue={() => goTo('features')}
          onDeleted={onTrialChange as (draft: typeof trial) => Promise<void>}
          onUploaded={async (uploaded) => {
            await onTrialChange(uploaded);
            goTo('features');
          }}
          ownsPhoto={false}
        />
      </main>
    </div>
  );
}
