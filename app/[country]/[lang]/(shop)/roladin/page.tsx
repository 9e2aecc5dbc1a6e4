import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ShopShell } from '@/components/layout/shop-shell';
import { OfferHero } from '@/components/partner/offer-hero';
import { OfferSections } from '@/components/partner/offer-sections';
import { OfferStateGate } from '@/components/partner/offer-state-gate';
import { OfferUnavailable } from '@/components/partner/offer-unavailable';
import { pageMetadata, readPageText } from '@/components/seo/page-metadata';
import { pageCard } from '@/components/seo/social-cards';
import { UnsubscribePrompt } from '@/components/subscribe/unsubscribe-prompt';
import { currentMarket } from '@/lib/i18n/current-market';
import { isOfferedInCountry } from '@/lib/partners';
import { getCurrentPartner } from '@/lib/server/cache/cached-offers';
import { getOverrides } from '@/lib/server/cache/cached-overrides';
import { getOfferPageData } from './offer-data';
import './page.css';

/** Regenerated hourly, so that the offer also opens and ends for visitors without JavaScript. */
export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('roladin.meta')]);
  const offered = isOfferedInCountry('roladin', market.country);
  const metadata = pageMetadata(market, {
    texts: readPageText(t),
    path: ({ country }) => (isOfferedInCountry('roladin', country) ? '/roladin' : null),
    image: pageCard('roladin', market.language),
  });
  return offered ? metadata : { title: metadata.title ?? null, robots: { index: false, follow: true } };
}

/** A bakery chain's offer for Hanukkah (spec §1, rulings "Flow": Roladin). */
export default async function RoladinPage() {
  const [market, sample] = await Promise.all([currentMarket(), getTranslations('bookDetail.child')]);
  const [partner, overrides] = await Promise.all([getCurrentPartner('roladin'), getOverrides(market.country)]);
  const data = getOfferPageData(partner, { ...market, child: sample('girl'), now: new Date(), overrides });
  if (!data) notFound();
  if (!isOfferedInCountry('roladin', market.country)) return <OfferUnavailable data={data} />;
  const { firstDay, lastDay } = data.partner;
  return (
    <ShopShell tone="night">
      <OfferStateGate firstDay={firstDay} lastDay={lastDay} initialState={data.state} timeZone={data.timeZone}>
        <OfferHero data={data} />
        <OfferSections data={data} />
      </OfferStateGate>
      <UnsubscribePrompt />
    </ShopShell>
  );
}
