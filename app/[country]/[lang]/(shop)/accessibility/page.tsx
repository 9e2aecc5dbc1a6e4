import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { ACCESSIBILITY_VERSION, accessibilityOutline } from '@/components/legal/accessibility-outline';
import { LegalPage } from '@/components/legal/legal-page';
import { legalMetadata } from '@/components/legal/metadata';
import { dateMark, versionDate } from '@/components/legal/version-date';

export const generateMetadata = (): Promise<Metadata> => legalMetadata('accessibility', '/accessibility');

/** The accessibility statement (spec §2). */
export default async function AccessibilityPage() {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('accessibility')]);
  const version = t.rich('version', {
    ...dateMark(ACCESSIBILITY_VERSION),
    date: versionDate(ACCESSIBILITY_VERSION, market),
  });
  return <LegalPage outline={accessibilityOutline()} text="accessibility" version={<p>{version}</p>} />;
}
