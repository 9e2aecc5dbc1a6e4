import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PersonalPage } from '@/components/account/personal-page';
import { WizardScreen } from '@/components/wizard/wizard-screen';
import { currentMarket } from '@/lib/i18n/current-market';
import { PAGE_MESSAGES } from '@/lib/i18n/page-messages';
import { type PageQuery, toSearchParams } from '@/lib/server/api/page-query';
import { getWizardData } from './page-data';
import './page.css';

type Props = { readonly searchParams: Promise<PageQuery> };

/** Rendered per request, because the content depends on the visitor. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wizard');
  return { title: t('pageTitle') };
}

export default async function WizardPage({ searchParams }: Props) {
  const [query, market] = await Promise.all([searchParams, currentMarket()]);
  const data = await getWizardData(toSearchParams(query), market);
  return (
    <PersonalPage messages={PAGE_MESSAGES.wizard} served={data?.served}>
      <WizardScreen offerDays={data?.offerDays ?? {}} servedDraftId={data?.draftId} />
    </PersonalPage>
  );
}
