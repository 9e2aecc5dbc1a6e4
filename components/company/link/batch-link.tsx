'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import { fetcher } from '@/lib/client/api/fetcher';
import { useMarket } from '@/lib/client/market';
import type { BatchView, InvitationsView } from '@/lib/company';
import { copyText } from './copy-text';
import { InvitationTabs } from './invitation-tabs';
import { LinkQr } from './link-qr';
import { PosterLinks } from './poster-links';
import { SendInvitation } from './send-invitation';

/** The employees' link: to copy, to share, as a QR code, on a poster, and in ready-made invitations. */
export function BatchLink({ batch }: { readonly batch: BatchView }) {
  const t = useTranslations('company.link');
  const { to } = useMarket();
  // The texts hold the link and its last day: a change of either loads them again.
  const { data } = useSWR<InvitationsView>(['invitation', batch.id, batch.token, batch.closesAt], () =>
    fetcher(`/api/company/${batch.id}/invitation`),
  );
  const [canShare] = useState(() => typeof navigator !== 'undefined' && 'share' in navigator);
  const url = typeof window === 'undefined' ? '' : `${window.location.origin}${to(`/company/${batch.token}`)}`;
  const notes = { copied: t('copied'), failed: t('copyFailed') };
  return (
    <section aria-labelledby="company-link" className="company-panel company-link">
      <div className="grid min-w-0 content-start gap-4">
        <h2 className="text-title" id="company-link">
          {t('title')}
        </h2>
        <p className="max-w-[44em] text-ink-soft">{t('text')}</p>
        <TextInput aria-label={t('address')} className="company-link-url" dir="ltr" readOnly value={url} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void copyText(url, notes)} size="small" variant="ink">
            <Icon name="copy" />
            {t('copy')}
          </Button>
          {canShare && (
            <Button
              onClick={() => void navigator.share({ title: batch.companyName, url }).catch(() => undefined)}
              size="small"
              variant="quiet"
            >
              <Icon name="share-2" />
              {t('share')}
            </Button>
          )}
          <SendInvitation batch={batch} />
        </div>
      </div>
      {data && (
        <figure className="grid content-start justify-items-center gap-2 text-center">
          <LinkQr label={t('qr')} qr={data.qr} />
          <figcaption className="max-w-[16em] text-ink-soft text-small">{t('qrText')}</figcaption>
        </figure>
      )}
      {data && <InvitationTabs invitations={data.invitations} notes={notes} />}
      <PosterLinks batchId={batch.id} />
    </section>
  );
}
