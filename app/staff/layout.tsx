import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { pageFontFaces } from '@/components/layout/font-faces';
import { StaffProviders } from '@/components/staff/frame/staff-providers';
import { loadStaffMessages } from '@/lib/i18n/staff-messages';
import { getTextDirection } from '@/lib/markets';
import { getStaffLanguage, getStaffTheme } from '@/lib/server/api/staff-page';
import './staff.css';

export async function generateMetadata(): Promise<Metadata> {
  const { staff } = await loadStaffMessages(await getStaffLanguage());
  return {
    title: staff.title,
    robots: { index: false, follow: false },
    formatDetection: { telephone: false, date: false, address: false, email: false },
    icons: { icon: '/icons/logo.svg' },
  };
}

/** The shop's desk, in the language of its staff; its paths contain no country or language. */
export default async function StaffLayout({ children }: { readonly children: ReactNode }) {
  const language = await getStaffLanguage();
  return (
    <html className="staff-desk" data-theme={await getStaffTheme()} dir={getTextDirection(language)} lang={language}>
      <head>
        <style>{pageFontFaces(language)}</style>
      </head>
      <body>
        <StaffProviders language={language} messages={await loadStaffMessages(language)}>
          {children}
        </StaffProviders>
      </body>
    </html>
  );
}
