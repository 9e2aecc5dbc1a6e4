import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverPicture } from '@/components/book-object/cover-picture';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type CatalogueBook, coverHero, coverToneOf } from '@/lib/catalogue';

type PostBookProps = { readonly book: CatalogueBook; readonly href: string };

/** The book that goes with a post, standing on the shelf. */
export async function PostBook({ book, href }: PostBookProps) {
  const t = await getTranslations('blog.post.book');
  const hero = coverHero(book);
  return (
    <section className="band shelf-band">
      <div className="post-book">
        <div aria-hidden="true" className="post-book-cover">
          <BookCover
            art={<CoverPicture baseId={book.baseId} gender={hero} sizes="(min-width: 62.5rem) 300px, 210px" />}
            thickness={24}
            title={book.title}
            tone={coverToneOf(book.baseId, hero)}
            width="var(--post-book)"
          />
        </div>
        <div className="post-book-words">
          <p className="font-semibold text-honey-deep">{t('kicker')}</p>
          <h2 className="text-section">{book.title}</h2>
          <p className="story-text text-lead">{book.description}</p>
          <ButtonLink href={href} look="ink">
            {t('link')}
            <Icon flip name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
