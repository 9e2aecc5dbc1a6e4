import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ACCESSIBILITY_VERSION, accessibilityOutline } from '@/components/legal/accessibility-outline';
import { LegalPage } from '@/components/legal/legal-page';
import { legalMetadata } from '@/components/legal/metadata';
import { currentMarket } from '@/lib/i18n/current-market';
import { dateTag, formatVersionDate } from '@/lib/i18n/version-date';
import '../legal.css';

export const generateMetadata = (): Promise<Metadata> => legalMetadata('accessibility', '/accessibility');

/** The accessibility statement (spec §2). */
export default async function AccessibilityPage() {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('accessibility')]);
  const version = t.rich('version', {
    ...dateTag(ACCESSIBILITY_VERSION),
    date: formatVersionDate(ACCESSIBILITY_VERSION, market),
  });
  return <LegalPage outline={accessibilityOutline()} text="accessibility" version={<p>{version}</p>} />;
}
