import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import { legalMetadata } from '@/components/legal/metadata';
import { privacyOutline } from '@/components/legal/privacy-outline';
import { TERMS_VERSION } from '@/lib/accounts';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';
import { currentMarket } from '@/lib/i18n/current-market';
import { dateTag, formatVersionDate } from '@/lib/i18n/version-date';
import { getPrintHouse } from '@/lib/server/print-house';
import '../legal.css';

export const generateMetadata = (): Promise<Metadata> => legalMetadata('privacy', '/privacy-policy');

/** The privacy policy, accepted together with the terms (spec §2; rulings, "Flow": consent). */
export default async function PrivacyPolicyPage() {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('legal')]);
  const dated = (key: 'version' | 'consentVersion', version: string) =>
    t.rich(key, { ...dateTag(version), date: formatVersionDate(version, market) });
  return (
    <LegalPage
      outline={privacyOutline([getPrintHouse()])}
      text="privacy"
      version={
        <>
          <p>{dated('version', TERMS_VERSION)}</p>
          <p>{dated('consentVersion', PHOTO_CONSENT_VERSION)}</p>
        </>
      }
    />
  );
}
