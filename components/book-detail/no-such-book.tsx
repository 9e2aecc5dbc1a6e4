import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { ShopShell } from '@/components/layout/shop-shell';
import { ButtonLink } from '@/components/ui/button';
import { supportEmailTag } from '@/components/ui/support-email-tag';
import { bookPath, type CatalogueOverride, listBooksInLanguage } from '@/lib/catalogue';
import { currentMarket } from '@/lib/i18n/current-market';
import { type CountryCode, type Language, localePath } from '@/lib/markets';
import { formatMarketPrice, priceFor } from '@/lib/prices';
import { RelatedBooks } from './related-books';

const BESTSELLER_COUNT = 4;

/** Bestsellers to offer instead of the missing book. */
const listBestsellers = (country: CountryCode, language: Language, overrides: readonly CatalogueOverride[]) =>
  listBooksInLanguage(language, overrides)
    .filter(({ isBestseller, comingSoon }) => isBestseller && !comingSoon)
    .slice(0, BESTSELLER_COUNT)
    .map(({ keywords: _, description: __, ...book }) => ({ book, href: bookPath(country, language, book.id) }));

/** Shown for a book that the shop does not have, or no longer has (spec §8). */
export async function NoSuchBook({ overrides }: { readonly overrides: readonly CatalogueOverride[] }) {
  const [{ country, language }, t, tNotFound] = await Promise.all([
    currentMarket(),
    getTranslations('bookDetail.gone'),
    getTranslations('notFound'),
  ]);
  const booksHref = localePath(country, language, '/books');
  return (
    <ShopShell>
      <NotFoundScreen
        action={
          <ButtonLink href={booksHref} size="large">
            {t('books')}
          </ButtonLink>
        }
        imageAlt={tNotFound('character')}
        contact={tNotFound.rich('contact', supportEmailTag)}
        language={language}
        message={t('text')}
        title={t('title')}
      />
      <RelatedBooks
        all={{ href: booksHref, label: t('books') }}
        books={listBestsellers(country, language, overrides)}
        price={formatMarketPrice(country, priceFor(country, 'digital'))}
        title={t('favourites')}
      />
    </ShopShell>
  );
}
