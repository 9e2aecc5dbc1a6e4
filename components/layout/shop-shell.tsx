import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ExactHeights } from './exact-heights';
import { Footer } from './footer';
import { TopBar } from './top-bar';

type ShopShellProps = {
  /** `night`: the page opens with a night of its own and lies under the bar. */
  readonly tone?: 'night' | 'paper';
  readonly children: ReactNode;
};

/** Bar, page and footer of everything that is not the making of a book. */
export async function ShopShell({ tone = 'paper', children }: ShopShellProps) {
  const t = await getTranslations('common');
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <TopBar tone={tone} />
      <main className={tone === 'paper' ? 'pt-(--bar)' : 'under-bar'} id="content">
        {children}
      </main>
      <Footer />
      <ExactHeights />
    </>
  );
}
