import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentMarket } from '@/components/layout/current-market';
import { DataProvider } from '@/lib/client/data-provider';
import { MarketProvider } from '@/lib/client/market';

/** The slices of the messages that the screens of one person read in the browser. */
const SLICES = ['common', 'errors', 'wizard', 'preview', 'hero', 'waiting', 'account', 'checkout', 'orders'] as const;

/** What personal screens need around them: words, market, data. */
export async function PageProvider({ children }: { readonly children: ReactNode }) {
  const [market, messages] = await Promise.all([currentMarket(), getMessages()]);
  const slices = Object.fromEntries(SLICES.map((slice) => [slice, messages[slice]]));
  return (
    <NextIntlClientProvider messages={slices}>
      <MarketProvider {...market}>
        <DataProvider>{children}</DataProvider>
      </MarketProvider>
    </NextIntlClientProvider>
  );
}
