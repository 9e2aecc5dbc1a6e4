import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { CATALOGUE_PATH, catalogueMetadata } from '@/components/catalogue/metadata';
import { catalogueStructuredData } from '@/components/catalogue/structured-data';
import { ShopShell } from '@/components/layout/shop-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { listMarketBooks } from '@/lib/catalogue';
import { currentMarket } from '@/lib/i18n/current-market';
import { getLocale, localePath } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { formatMarketPrice, priceFor } from '@/lib/prices';
import { getOverrides } from '@/lib/server/cache/cached-overrides';
import './page.css';

export const generateMetadata = (): Promise<Metadata> => catalogueMetadata();

/** The catalogue: every book of the language, unreleased ones last (spec §2 "/books"). */
export default async function BooksPage() {
  const [{ country, language }, messages, t, layout] = await Promise.all([
    currentMarket(),
    getMessages(),
    getTranslations('catalogue'),
    getTranslations('layout.nav'),
  ]);
  const books = listMarketBooks(country, language, await getOverrides(country)).toSorted(
    (a, b) => Number(a.comingSoon) - Number(b.comingSoon),
  );
  const { meta: _, ...catalogueMessages } = messages.catalogue;
  const path = localePath(country, language, CATALOGUE_PATH);
  const structuredData = catalogueStructuredData({
    origin: siteUrl(),
    home: { name: layout('home'), path: localePath(country, language) },
    page: { name: layout('books'), path },
    language: getLocale(country, language),
    books,
  });
  return (
    <ShopShell>
      <JsonLd data={structuredData} />
      <div className="catalogue-page">
        <header className="wrap catalogue-head">
          <h1 className="text-page">{t('title')}</h1>
          <p className="mt-3 max-w-[40em] text-ink-soft text-lead">{t('lead')}</p>
        </header>
        <NextIntlClientProvider messages={{ catalogue: catalogueMessages }}>
          <CatalogueScreen
            books={books}
            language={language}
            path={path}
            price={formatMarketPrice(country, priceFor(country, 'digital'))}
          />
        </NextIntlClientProvider>
      </div>
    </ShopShell>
  );
}
