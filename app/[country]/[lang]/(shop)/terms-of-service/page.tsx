import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import { legalMetadata } from '@/components/legal/metadata';
import { termsOutline } from '@/components/legal/terms-outline';
import { TERMS_VERSION } from '@/lib/accounts';
import { currentMarket } from '@/lib/i18n/current-market';
import { dateTag, formatVersionDate } from '@/lib/i18n/version-date';
import '../legal.css';

export const generateMetadata = (): Promise<Metadata> => legalMetadata('terms', '/terms-of-service');

/** The terms that phone verification accepts, with their version (spec §2; rulings, "Money"). */
export default async function TermsOfServicePage() {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('legal')]);
  const version = t.rich('version', { ...dateTag(TERMS_VERSION), date: formatVersionDate(TERMS_VERSION, market) });
  return <LegalPage outline={termsOutline()} text="terms" version={<p>{version}</p>} />;
}
