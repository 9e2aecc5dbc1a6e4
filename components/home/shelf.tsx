import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverPicture } from '@/components/book-object/cover-picture';
import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num, Tag } from '@/components/ui/text';
import { coverToneOf } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import type { HomeFacts } from './facts';
import { MoreBooks } from './more-books';

/** The shelf with the story that can be made today, front to the room. */
export async function Shelf({ facts }: { readonly facts: HomeFacts }) {
  const t = await getTranslations('home.shelf');
  const { book } = facts;
  return (
    <div className="shelf">
      <Link className="shelf-book" href={facts.wizardHref}>
        <BookCover
          art={<CoverPicture baseId={book.baseId} gender="boy" sizes="(min-width: 1000px) 360px, 250px" />}
          starring={t('starring', { name: book.child })}
          thickness={30}
          title={book.title}
          tone={coverToneOf(book.baseId, 'boy')}
          width="var(--shelf-book)"
        />
      </Link>
      <div className="shelf-card">
        <p className="mb-3 flex flex-wrap gap-2">
          {book.categories.map((category) => (
            <Tag key={category} tone={category === 'bestsellers' ? 'honey' : 'sky'}>
              {t(`category.${category}`)}
            </Tag>
          ))}
        </p>
        <h3 className="text-section">{book.title}</h3>
        <p className="mt-3 story-text text-lead">{book.description}</p>
        <dl className="shelf-facts">
          <div>
            <dt>{t('ages')}</dt>
            <dd>
              <Num>{book.ages}</Num>
            </dd>
          </div>
          <div>
            <dt>{t('pages')}</dt>
            <dd>
              <Num>{facts.pages}</Num>
            </dd>
          </div>
          <div>
            <dt>{t('languages')}</dt>
            <dd className="foreign flex flex-wrap gap-x-3">
              {LANGUAGES.map((language) => (
                <span key={language} lang={language}>
                  {LANGUAGE_NAMES[language]}
                </span>
              ))}
            </dd>
          </div>
        </dl>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink href={facts.wizardHref} look="ink">
            {t('cta')}
            <Icon flip name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
      <MoreBooks books={facts.moreBooks} />
    </div>
  );
}
