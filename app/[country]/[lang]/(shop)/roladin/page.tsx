import '@/components/partner/partner.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { ShopShell } from '@/components/layout/shop-shell';
import { ForgetReminder } from '@/components/partner/forget-reminder';
import { OfferElsewhere } from '@/components/partner/offer-elsewhere';
import { OfferHero } from '@/components/partner/offer-hero';
import { OfferPrices } from '@/components/partner/offer-prices';
import { OfferStage } from '@/components/partner/offer-stage';
import { OfferStory } from '@/components/partner/offer-story';
import { OfferTerms } from '@/components/partner/offer-terms';
import { Reminder } from '@/components/partner/reminder';
import { pageMetadata, pageWords } from '@/components/seo/page-metadata';
import { pageCard } from '@/components/seo/social-cards';
import { isOfferedIn, partnerById } from '@/lib/partners';
import { offerFacts } from './facts';

/** Made anew every hour, so that the offer opens and ends also for those who run no script. */
export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('roladin.meta')]);
  const offered = isOfferedIn('roladin', market.country);
  const described = pageMetadata(market, {
    words: pageWords(t),
    path: ({ country }) => (isOfferedIn('roladin', country) ? '/roladin' : null),
    image: pageCard('roladin', market.language),
  });
  return offered ? described : { title: described.title ?? null, robots: { index: false, follow: true } };
}

/** A bakery chain's offer for Hanukkah (spec §1, rulings "Flow": Roladin). */
export default async function RoladinPage() {
  const [market, sample] = await Promise.all([currentMarket(), getTranslations('bookDetail.child')]);
  const facts = offerFacts(partnerById('roladin'), { ...market, child: sample('girl'), now: new Date() });
  if (!facts) notFound();
  if (!isOfferedIn('roladin', market.country)) return <OfferElsewhere facts={facts} />;
  const { firstDay, lastDay } = facts.partner;
  return (
    <ShopShell tone="night">
      <OfferStage firstDay={firstDay} lastDay={lastDay} made={facts.state} timeZone={facts.timeZone}>
        <OfferHero facts={facts} />
        <OfferStory facts={facts} />
        <OfferPrices facts={facts} />
        <section className="band">
          <div className="wrap grid gap-14 lg:grid-cols-[7fr_5fr] lg:gap-20">
            <Reminder partner={facts.partner} />
            <OfferTerms facts={facts} />
          </div>
        </section>
      </OfferStage>
      <ForgetReminder />
    </ShopShell>
  );
}
