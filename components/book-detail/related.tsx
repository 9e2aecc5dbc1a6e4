import { getTranslations } from 'next-intl/server';
import { BookCard } from '@/components/catalogue/book-card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { BookFacts } from './facts';

/** Books that the same reader may like, on the shelf below. */
export async function Related({ facts }: { readonly facts: BookFacts }) {
  const t = await getTranslations('bookDetail.related');
  if (facts.related.length === 0) return null;
  return (
    <section className="band shelf-band">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-section">{t('title')}</h2>
          <Link className="text-link" href={facts.booksHref}>
            {t('all')}
            <Icon flip name="arrow-right" />
          </Link>
        </div>
        <ul className="book-shelf related-shelf" data-view="gallery">
          {facts.related.map(({ book, href }) => (
            <li key={book.id}>
              <BookCard book={book} href={href} price={facts.digitalPrice} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
