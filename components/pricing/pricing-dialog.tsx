'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Num } from '@/components/ui/text';
import { LazyMessages } from '@/lib/client/lazy-messages';
import { useMarket } from '@/lib/client/market';
import { INTERIOR_PAGES } from '@/lib/typesetting';
import { type PriceLine, priceList } from './price-list';
import '@/app/overlays.css';

export type PricingDialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** All formats and extras of the country with prices and descriptions. */
export default function PricingDialog(props: PricingDialogProps) {
  return (
    <LazyMessages namespaces={['pricing', 'common']}>
      <PriceListContent {...props} />
    </LazyMessages>
  );
}

function PriceListContent({ open, onOpenChange }: PricingDialogProps) {
  const t = useTranslations('pricing');
  const common = useTranslations('common');
  const { country } = useMarket();
  return (
    <Dialog
      closeLabel={common('close')}
      description={t('lead')}
      onOpenChange={onOpenChange}
      open={open}
      title={t('title')}
      width={640}
    >
      {priceList(country).map(({ key, lines }) => (
        <section className="price-group" key={key}>
          <h3 className="text-body">{t(`group.${key}`)}</h3>
          <dl>
            {lines.map((line) => (
              <PriceRow key={line.key} line={line} />
            ))}
          </dl>
        </section>
      ))}
      <p className="text-ink-soft text-small">{t('note')}</p>
    </Dialog>
  );
}

function PriceRow({ line }: { readonly line: PriceLine }) {
  const t = useTranslations('pricing');
  const common = useTranslations('common');
  const { key, text, price, days = 0, from = 0, to = 0 } = line;
  const values = { days, from, to, pages: INTERIOR_PAGES, num: (chunks: ReactNode) => <Num>{chunks}</Num> };
  return (
    <div className="price-row">
      <dt>
        <b>{t.rich(`${key}.title`, values)}</b>
        <span>{t.rich(`${key}.${text}`, values)}</span>
      </dt>
      <dd>{price ? <Num>{price}</Num> : common('free')}</dd>
    </div>
  );
}
