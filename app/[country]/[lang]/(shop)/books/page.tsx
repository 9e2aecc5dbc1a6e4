import '@/components/catalogue/catalogue.css';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { CATALOGUE_PATH, catalogueMetadata } from '@/components/catalogue/metadata';
import { catalogueStructuredData } from '@/components/catalogue/structured-data';
import { currentMarket } from '@/components/layout/current-market';
import { JsonLd } from '@/components/layout/json-ld';
import { ShopShell } from '@/components/layout/shop-shell';
import { booksIn } from '@/lib/catalogue';
import { localeOf, localePath } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { formatFor, priceFor } from '@/lib/prices';

export const generateMetadata = (): Promise<Metadata> => catalogueMetadata();

/** The catalogue: every book of the language, those to come at the end (spec §2 "/books"). */
export default async function BooksPage() {
  const [{ country, language }, messages, t, layout] = await Promise.all([
    currentMarket(),
    getMessages(),
    getTranslations('catalogue'),
    getTranslations('layout.nav'),
  ]);
  const books = booksIn(language).toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon));
  const { meta: _, ...words } = messages.catalogue;
  const path = localePath(country, language, CATALOGUE_PATH);
  const described = catalogueStructuredData({
    origin: siteUrl(),
    home: { name: layout('home'), path: localePath(country, language) },
    page: { name: layout('books'), path },
    language: localeOf(country, language),
    books,
  });
  return (
    <ShopShell>
      <JsonLd data={described} />
      <div className="catalogue">
        <header className="wrap catalogue-head">
          <h1 className="text-page">{t('title')}</h1>
          <p className="mt-3 max-w-[40em] text-ink-soft text-lead">{t('lead')}</p>
        </header>
        <NextIntlClientProvider messages={{ catalogue: words }}>
          <CatalogueScreen
            books={books}
            language={language}
            path={path}
            price={formatFor(country, priceFor(country, 'digital'))}
          />
        </NextIntlClientProvider>
      </div>
    </ShopShell>
  );
}
