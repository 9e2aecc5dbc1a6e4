import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverImage } from '@/components/book-object/cover-image';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type CatalogueBook, coverHero, getCoverTone } from '@/lib/catalogue';

type PostRelatedBookProps = { readonly book: CatalogueBook; readonly href: string };

/** The book related to a post. */
export async function PostRelatedBook({ book, href }: PostRelatedBookProps) {
  const t = await getTranslations('blog.post.book');
  const hero = coverHero(book);
  return (
    <section className="page-band shelf-band">
      <div className="post-book">
        <div aria-hidden="true" className="post-book-cover">
          <BookCover
            art={<CoverImage baseId={book.baseId} gender={hero} sizes="(min-width: 62.5rem) 300px, 210px" />}
            thickness={24}
            title={book.title}
            tone={getCoverTone(book.baseId, hero)}
            width="var(--post-book)"
          />
        </div>
        <div className="post-book-words">
          <p className="font-semibold text-honey-deep">{t('kicker')}</p>
          <h2 className="text-section">{book.title}</h2>
          <p className="story-text text-lead">{book.description}</p>
          <ButtonLink href={href} variant="ink">
            {t('link')}
            <Icon flip name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
