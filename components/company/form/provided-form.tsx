'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { SwrProvider } from '@/lib/client/api/swr-provider';
import { LoadedMessages } from '@/lib/client/loaded-messages';
import { useMarket } from '@/lib/client/market';
import { CompanyForm } from './company-form';

/** The form with its messages and its cache, which the rest of the page does not need. */
export default function ProvidedCompanyForm({ messages }: { readonly messages: AbstractIntlMessages }) {
  const { language } = useMarket();
  return (
    <LoadedMessages language={language} messages={messages}>
      <SwrProvider>
        <CompanyForm />
      </SwrProvider>
    </LoadedMessages>
  );
}
