'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { FlowHeader } from '@/components/layout/flow-header';
import { useMarket } from '@/lib/client/market';
import { useTrackPurchase } from '@/lib/client/use-track-purchase';
import type { HeroChangeView } from '@/lib/orders';
import type { HeroChange } from './use-hero-change';

const ASK_AGAIN_MS = 1500;

/** After the payment of the advanced model, until the hero has moved into the book. */
export function HeroPaid({ change, view }: { readonly change: HeroChange; readonly view: HeroChangeView }) {
  const t = useTranslations('hero.change');
  const router = useRouter();
  const { to } = useMarket();
  const editor = to(`/editor/${view.orderId}`);
  const moved = view.advancedBought && view.trialId === null;
  useTrackPurchase({ paid: view.advancedBought });
  const { reloadAll } = change;
  useEffect(() => {
    const timer = setInterval(() => void reloadAll(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [reloadAll]);
  useEffect(() => {
    if (moved) router.replace(`${editor}?hero=changed`);
  }, [moved, router, editor]);
  return (
    <div className="wizard-page">
      <FlowHeader back={{ label: t('toEditor'), href: editor }}>
        <b className="truncate font-semibold text-small">{t('pageTitle')}</b>
      </FlowHeader>
      <main aria-live="polite" className="wrap hero-start" id="content">
        <div className="grid content-start gap-4">
          <h1 className="text-section">{t('paid.title')}</h1>
          <p className="text-ink-soft text-lead">{t('paid.lead')}</p>
        </div>
      </main>
    </div>
  );
}
