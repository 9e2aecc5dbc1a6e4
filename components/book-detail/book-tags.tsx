import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/text';
import type { CatalogueBook } from '@/lib/catalogue';

type BookTagsProps = { readonly book: CatalogueBook; readonly booksHref: string };

/** The book's categories; each links to its other books (spec §2 "category query parameter"). */
export async function BookTags({ book, booksHref }: BookTagsProps) {
  const t = await getTranslations('catalogue');
  return (
    <p className="book-tags">
      {book.comingSoon && <Tag tone="coral">{t('card.soon')}</Tag>}
      {book.categories.map((category) => (
        <Link href={`${booksHref}?category=${category}`} key={category}>
          <Tag tone={category === 'bestsellers' ? 'honey' : 'sky'}>
            {category === 'bestsellers' ? t('card.bestseller') : t(`category.${category}`)}
          </Tag>
        </Link>
      ))}
    </p>
  );
}
