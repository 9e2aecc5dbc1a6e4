import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentLoader } from '@/components/consent/consent-loader';
import { DeferredLayout } from './deferred-layout';
import { SiteHeader } from './header/site-header';
import { SiteFooter } from './site-footer';

type ShopShellProps = {
  /** `night`: the page starts with a dark hero below the header. */
  readonly tone?: 'night' | 'paper';
  readonly children: ReactNode;
};

/** Header, main and footer of all shop pages. */
export async function ShopShell({ tone = 'paper', children }: ShopShellProps) {
  const [t, { consent }] = await Promise.all([getTranslations('common'), getMessages()]);
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <ConsentLoader texts={consent} />
      <SiteHeader tone={tone} />
      <main className={tone === 'paper' ? 'pt-(--bar)' : 'behind-header'} id="content">
        {children}
      </main>
      <SiteFooter />
      <DeferredLayout />
    </>
  );
}
