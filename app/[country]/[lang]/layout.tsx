import '@/app/globals.css';
import '@/lib/i18n/fonts.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentMarket } from '@/components/layout/current-market';
import { PageViews } from '@/components/layout/page-views';
import { SupportHost } from '@/components/support/support-host';
import { Toaster } from '@/components/ui/toaster';
import { MarketProvider } from '@/lib/client/market';
import { preloadFonts } from '@/lib/i18n/fonts';
import { directionOf, supportedPairs } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';

export const generateStaticParams = () => [...supportedPairs];

/** Seconds that a cache in front may keep a page: prices and words change, and no such cache hears of a new build. */
export const revalidate = 3600;

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(siteUrl()),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icons/logo.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/apple-touch-icon.png',
  },
});

export const viewport: Viewport = { themeColor: '#141836', viewportFit: 'cover' };

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('common')]);
  const { language } = market;
  preloadFonts(language);
  return (
    <html dir={directionOf(language)} lang={language}>
      <body>
        <MarketProvider {...market}>
          {children}
          <SupportHost />
        </MarketProvider>
        <PageViews />
        <Toaster words={{ region: t('notifications'), close: t('close'), lost: t('partLost'), reload: t('reload') }} />
      </body>
    </html>
  );
}
