import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { CompanyFormLoader } from '@/components/company/form/company-form-loader';
import { CompanyHero } from '@/components/company/landing/company-hero';
import { CompanyQuestions } from '@/components/company/landing/company-questions';
import { CompanySteps } from '@/components/company/landing/company-steps';
import { GroupPrices } from '@/components/group/landing/group-prices';
import { ShopShell } from '@/components/layout/shop-shell';
import { pageMetadata, readPageText } from '@/components/seo/page-metadata';
import { pageCard } from '@/components/seo/social-cards';
import { isAvailable } from '@/lib/capabilities';
import { COMPANY_LIMITS } from '@/lib/company';
import { currentMarket } from '@/lib/i18n/current-market';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { pickMessages } from '@/lib/i18n/pick-messages';
import './page.css';

export async function generateMetadata(): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('company.meta')]);
  if (!isAvailable('company')) return { robots: { index: false } };
  return pageMetadata(market, {
    texts: readPageText(t),
    path: '/company-batch',
    image: pageCard('shop', market.language),
  });
}

/** What a company can give its employees, then the form that opens the order (spec §2 "/company-batch"). */
export default async function CompanyBatchPage() {
  if (!isAvailable('company')) notFound();
  const [{ country, language }, messages] = await Promise.all([currentMarket(), getMessages()]);
  return (
    <ShopShell>
      <CompanyHero language={language} />
      <CompanySteps />
      <GroupPrices country={country} minimum={COMPANY_LIMITS.minBooks} texts="company.prices" />
      <div className="wrap class-order" id="order">
        <CompanyFormLoader messages={pickMessages(messages, PAGE_MESSAGES.companyForm)} />
      </div>
      <CompanyQuestions />
    </ShopShell>
  );
}
