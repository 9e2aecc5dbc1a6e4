import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { GroupPrices } from '@/components/group/landing/group-prices';
import { KindergartenFormLoader } from '@/components/kindergarten/kindergarten-form-loader';
import { ClassHero } from '@/components/kindergarten/landing/class-hero';
import { ClassSteps } from '@/components/kindergarten/landing/class-steps';
import { ShopShell } from '@/components/layout/shop-shell';
import { pageMetadata, readPageText } from '@/components/seo/page-metadata';
import { pageCard } from '@/components/seo/social-cards';
import { isAvailable } from '@/lib/capabilities';
import { currentMarket } from '@/lib/i18n/current-market';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { pickMessages } from '@/lib/i18n/pick-messages';
import { CLASS_LIMITS } from '@/lib/kindergarten';
import './page.css';

export async function generateMetadata(): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('kindergarten.meta')]);
  if (!isAvailable('kindergarten')) return { robots: { index: false } };
  return pageMetadata(market, {
    texts: readPageText(t),
    path: '/kindergarten',
    image: pageCard('shop', market.language),
  });
}

/** The order of a class: what it is and what it costs, then the form (spec §2 "/kindergarten"). */
export default async function KindergartenPage() {
  if (!isAvailable('kindergarten')) notFound();
  const [{ country, language }, messages] = await Promise.all([currentMarket(), getMessages()]);
  return (
    <ShopShell>
      <ClassHero country={country} language={language} />
      <ClassSteps />
      <GroupPrices country={country} minimum={CLASS_LIMITS.minBooks} texts="kindergarten.prices" />
      <div className="wrap class-order" id="order">
        <KindergartenFormLoader messages={pickMessages(messages, PAGE_MESSAGES.kindergarten)} />
      </div>
    </ShopShell>
  );
}
