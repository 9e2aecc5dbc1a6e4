import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Toaster } from '@/components/feedback/toaster';
import { pageFontFaces } from '@/components/layout/font-faces';
import { OtherFontFaces } from '@/components/layout/other-font-faces';
import { PageLoading } from '@/components/layout/page-loading';
import { PageViewTracker } from '@/components/layout/page-view-tracker';
import { TrackingLoader } from '@/components/layout/tracking-loader';
import { SupportDialogLoader } from '@/components/support/support-dialog-loader';
import { MarketProvider } from '@/lib/client/market';
import { currentMarket } from '@/lib/i18n/current-market';
import { preloadFonts } from '@/lib/i18n/font-faces';
import { getTextDirection, supportedPairs } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import forcedColours from '../../forced-colours.pcss';

export const generateStaticParams = () => [...supportedPairs];

/** Seconds that a CDN may cache a page: prices and texts change, and a CDN is not notified of a new build. */
export const revalidate = 3600;

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(siteUrl()),
  // A phone would turn order numbers, prices and dates into links, and move their text.
  formatDetection: { telephone: false, date: false, address: false, email: false },
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
    <html dir={getTextDirection(language)} lang={language}>
      <head>
        <style>{pageFontFaces(language)}</style>
        <link href={forcedColours} media="(forced-colors: active)" rel="stylesheet" />
      </head>
      <body>
        <MarketProvider {...market}>
          {children}
          <SupportDialogLoader />
        </MarketProvider>
        <PageViewTracker />
        <TrackingLoader />
        <OtherFontFaces language={language} />
        <PageLoading label={t('loading')} />
        <Toaster labels={{ region: t('notifications'), close: t('close'), text: t('partLost'), reload: t('reload') }} />
      </body>
    </html>
  );
}
