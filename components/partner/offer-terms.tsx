import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { Stitch } from '@/components/ui/surface';
import { BRAND } from '@/lib/brand';
import { isAvailable } from '@/lib/capabilities';
import type { OfferFacts } from './facts';
import { offerMarks } from './marks';

/** What the offer is and is not. */
export async function OfferTerms({ facts: { partner, book } }: { readonly facts: OfferFacts }) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('roladin.terms')]);
  return (
    <div className="grid content-start gap-4">
      <h2 className="text-title">{t('title')}</h2>
      <Stitch className="w-24" />
      <ul className="grid list-disc gap-2.5 ps-5 marker:text-honey-deep">
        <li>{t.rich('days', { ...offerMarks(partner, market), country: market.country })}</li>
        <li>{t(isAvailable('print') ? 'booksPrinted' : 'books', { title: book.title })}</li>
        <li>{t('total')}</li>
        {BRAND.isSample && <li>{t('sample')}</li>}
      </ul>
    </div>
  );
}
