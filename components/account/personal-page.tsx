import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Served, ServedDataProvider } from '@/lib/client/api/served-data';
import { SwrProvider } from '@/lib/client/api/swr-provider';
import { type MessagePath, pickMessages } from '@/lib/i18n/pick-messages';
import { RecordVisit } from './record-visit';

type PersonalPageProps = {
  /** The messages that the screen needs in the browser; no others are sent. */
  readonly messages: readonly MessagePath[];
  /** Data that the server read; without it the screen fetches from the API. */
  readonly served?: Served | null;
  readonly children: ReactNode;
};

/** Provides a personal screen with its messages and its data. */
export async function PersonalPage({ messages, served, children }: PersonalPageProps) {
  const all = await getMessages();
  return (
    <NextIntlClientProvider messages={pickMessages(all, messages)}>
      <SwrProvider>
        {served ? (
          <ServedDataProvider data={served.data} renderId={served.renderId}>
            {children}
            {served.visitDue && <RecordVisit />}
          </ServedDataProvider>
        ) : (
          children
        )}
      </SwrProvider>
    </NextIntlClientProvider>
  );
}
