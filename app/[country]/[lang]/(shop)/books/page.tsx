import '@/components/catalogue/catalogue.css';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { CATALOGUE_PATH, catalogueMetadata } from '@/components/catalogue/metadata';
import { currentMarket } from '@/components/layout/current-market';
import { ShopShell } from '@/components/layout/shop-shell';
import { booksIn } from '@/lib/catalogue';
import { localePath } from '@/lib/markets';
import { formatFor, priceFor } from '@/lib/prices';

export const generateMetadata = (): Promise<Metadata> => catalogueMetadata();

/** The catalogue: every book of the language, those to come at the end (spec §2 "/books"). */
export default async function BooksPage() {
  const [{ country, language }, messages, t] = await Promise.all([
    currentMarket(),
    getMessages(),
    getTranslations('catalogue'),
  ]);
  const books = booksIn(language).toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon));
  const { meta: _, ...words } = messages.catalogue;
  return (
    <ShopShell>
      <div className="catalogue">
        <header className="wrap catalogue-head">
          <h1 className="text-page">{t('title')}</h1>
          <p className="mt-3 max-w-[40em] text-ink-soft text-lead">{t('lead')}</p>
        </header>
        <NextIntlClientProvider messages={{ catalogue: words }}>
          <CatalogueScreen
            books={books}
            path={localePath(country, language, CATALOGUE_PATH)}
            price={formatFor(country, priceFor(country, 'digital'))}
          />
        </NextIntlClientProvider>
      </div>
    </ShopShell>
  );
}
