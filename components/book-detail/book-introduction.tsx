import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RICH } from '@/components/home/rich';
import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import { editionsOf } from '@/lib/catalogue';
import { BookTags } from './book-tags';
import { Breadcrumbs } from './breadcrumbs';
import type { BookFacts } from './facts';

/** What the book is, what it costs here, and the one thing to do. */
export async function BookIntroduction({ facts }: { readonly facts: BookFacts }) {
  const t = await getTranslations('bookDetail');
  const { book } = facts;
  return (
    <div className="book-words">
      <Breadcrumbs crumbs={facts.crumbs} label={t('crumbs')} />
      <BookTags book={book} booksHref={facts.booksHref} />
      <h1 className="text-page">{book.title}</h1>
      <p className="story-text text-ink-soft text-lead">{book.description}</p>
      <dl className="book-facts">
        <Fact name={t('facts.ages')}>
          <Num>{facts.ages}</Num>
        </Fact>
        <Fact name={t('facts.pages')}>
          <Num>{facts.pages}</Num>
        </Fact>
        <Fact name={t('facts.languages')}>
          <span className="foreign flex flex-wrap gap-x-3">
            {editionsOf(book.baseId).map(({ language }) => (
              <span key={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </span>
            ))}
          </span>
        </Fact>
      </dl>
      <dl className="format-prices">
        <Format name={t('formats.digital.name')} note={t('formats.digital.note')} price={facts.digitalPrice} />
        {isAvailable('print') && (
          <Format
            name={t('formats.printed.name')}
            note={t.rich('formats.printed.note', { ...RICH, days: facts.printDays })}
            price={facts.printedPrice}
          />
        )}
      </dl>
      {book.comingSoon ? (
        <div className="soon-note">
          <p className="display-text text-title">{t('soon.title')}</p>
          <p>{t('soon.text')}</p>
          <Link className="text-link" href={facts.booksHref}>
            {t('soon.others')}
            <Icon flip name="arrow-right" />
          </Link>
        </div>
      ) : (
        <>
          <ButtonLink href={facts.wizardHref} id="book-action" size="large" wide>
            {t('create')}
            <Icon flip name="arrow-right" />
          </ButtonLink>
          <p className="text-center text-ink-soft text-small">{t('previewFree')}</p>
        </>
      )}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type FormatProps = { readonly name: string; readonly note: ReactNode; readonly price: string };

function Format({ name, note, price }: FormatProps) {
  return (
    <div>
      <dt>
        {name}
        <small>{note}</small>
      </dt>
      <dd>
        <Num>{price}</Num>
      </dd>
    </div>
  );
}
