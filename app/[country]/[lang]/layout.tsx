import '@/app/globals.css';
import '@/lib/i18n/fonts.css';
import { lang } from 'next/root-params';
import type { ReactNode } from 'react';
import { preloadFonts } from '@/lib/i18n/fonts';
import { COUNTRIES, DEFAULT_COUNTRY, directionOf, isLanguage, supportedPairs } from '@/lib/markets';

export const generateStaticParams = () => supportedPairs;

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const asked = await lang();
  const language = isLanguage(asked) ? asked : COUNTRIES[DEFAULT_COUNTRY].defaultLanguage;
  preloadFonts(language);
  return (
    <html lang={language} dir={directionOf(language)}>
      <body>{children}</body>
    </html>
  );
}
