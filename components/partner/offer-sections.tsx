import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { OfferExcerpt } from './offer-excerpt';
import type { OfferPageData } from './offer-page-data';
import { OfferPrices } from './offer-prices';
import styles from './offer-sections.pcss';
import { OfferTerms } from './offer-terms';
import { Reminder } from './reminder';

/** The offer below its first screen. */
export function OfferSections({ data }: { readonly data: OfferPageData }) {
  return (
    <>
      <LinkedStylesheet href={styles} />
      <OfferExcerpt data={data} />
      <OfferPrices data={data} />
      <section className="page-band">
        <div className="wrap grid gap-14 lg:grid-cols-[7fr_5fr] lg:gap-20">
          <Reminder partner={data.partner} />
          <OfferTerms data={data} />
        </div>
      </section>
    </>
  );
}
