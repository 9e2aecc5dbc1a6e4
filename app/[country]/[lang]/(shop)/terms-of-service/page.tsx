import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { LegalPage } from '@/components/legal/legal-page';
import { legalMetadata } from '@/components/legal/metadata';
import { termsOutline } from '@/components/legal/terms-outline';
import { dateMark, versionDate } from '@/components/legal/version-date';
import { TERMS_VERSION } from '@/lib/accounts';

export const generateMetadata = (): Promise<Metadata> => legalMetadata('terms', '/terms-of-service');

/** The terms that a verified phone accepts, with their version (spec §2; rulings, "Money"). */
export default async function TermsOfServicePage() {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('legal')]);
  const version = t.rich('version', { ...dateMark(TERMS_VERSION), date: versionDate(TERMS_VERSION, market) });
  return <LegalPage outline={termsOutline()} text="terms" version={<p>{version}</p>} />;
}
