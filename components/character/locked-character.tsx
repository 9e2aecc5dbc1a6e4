'use client';

import { useTranslations } from 'next-intl';
import { FlowHeader } from '@/components/layout/flow-header';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { SupportButton } from '@/components/support/support-button';
import { ButtonLink } from '@/components/ui/button';
import type { DraftView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import styles from './character.pcss';

/** The character of a bought book: read-only, with what the parent can still do. */
export function LockedCharacter({ draft }: { readonly draft: DraftView }) {
  const t = useTranslations('hero.closed');
  const tPassport = useTranslations('preview.passport');
  const tCommon = useTranslations('common');
  const { to } = useMarket();
  const { id, orderId, gender, imageModel, portraits } = draft;
  const name = draft.childName ?? '';
  const portrait = portraits[imageModel] ?? portraits.regular;
  return (
    <div className="wizard-page">
      <LinkedStylesheet href={styles} />
      <FlowHeader back={{ label: tCommon('back'), href: to(`/preview/${id}`) }}>
        <b className="font-semibold text-small">{tPassport('title')}</b>
      </FlowHeader>
      <main className="wrap grid max-w-[860px] items-center gap-8 py-8 lg:grid-cols-2 lg:py-14" id="content">
        {portrait && (
          <div className="character-card on-night mx-auto w-full max-w-[380px]">
            <span className="hero-portrait">
              {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
              <img
                alt={tPassport('portraitAlt', { name, model: imageModel })}
                className="size-full object-cover"
                src={portrait}
              />
            </span>
          </div>
        )}
        <div className="grid content-start gap-4">
          <h1 className="text-section">{t('title', { name, gender })}</h1>
          <p className="text-ink-soft text-lead">{t('lead')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={to(`/preview/${id}`)}>{t('read')}</ButtonLink>
            {orderId && (
              <ButtonLink href={to(`/editor/${orderId}/hero`)} variant="quiet">
                {t('change')}
              </ButtonLink>
            )}
          </div>
          <p className="text-small">
            {t('mistake')}{' '}
            <SupportButton className="text-link" topic="order" {...(orderId && { orderId })}>
              {t('help')}
            </SupportButton>
          </p>
        </div>
      </main>
    </div>
  );
}
