import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { LegalPage } from '@/components/legal/legal-page';
import { legalMetadata } from '@/components/legal/metadata';
import { privacyOutline } from '@/components/legal/privacy-outline';
import { dateMark, versionDate } from '@/components/legal/version-date';
import { TERMS_VERSION } from '@/lib/accounts';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';

export const generateMetadata = (): Promise<Metadata> => legalMetadata('privacy', '/privacy-policy');

/** The privacy policy, accepted together with the terms (spec §2; rulings, "Flow": consent). */
export default async function PrivacyPolicyPage() {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('legal')]);
  const dated = (key: 'version' | 'consentVersion', version: string) =>
    t.rich(key, { ...dateMark(version), date: versionDate(version, market) });
  return (
    <LegalPage
      outline={privacyOutline()}
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
