import { getTranslations } from 'next-intl/server';
import { DashedDivider } from '@/components/ui/surface';
import { BRAND } from '@/lib/brand';
import { isAvailable } from '@/lib/capabilities';
import { currentMarket } from '@/lib/i18n/current-market';
import type { OfferPageData } from './offer-page-data';
import { offerRichTags } from './offer-rich-tags';

/** Terms of the offer. */
export async function OfferTerms({ data: { partner, book } }: { readonly data: OfferPageData }) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('roladin.terms')]);
  return (
    <div className="grid content-start gap-4">
      <h2 className="text-title">{t('title')}</h2>
      <DashedDivider className="w-24" />
      <ul className="grid list-disc gap-2.5 ps-5 marker:text-honey-deep">
        <li>{t.rich('days', { ...offerRichTags(partner, market), country: market.country })}</li>
        <li>{t(isAvailable('print') ? 'booksPrinted' : 'books', { title: book.title })}</li>
        <li>{t('total')}</li>
        {BRAND.isSample && <li>{t('sample')}</li>}
      </ul>
    </div>
  );
}
