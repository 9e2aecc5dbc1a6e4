import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RICH } from '@/components/home/rich';
import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import { editionsOf } from '@/lib/catalogue';
import { BookTags } from './book-tags';
import { Breadcrumbs } from './breadcrumbs';
import type { BookFacts } from './facts';
import { MakeButton, MakeLink } from './hero-choice';
import { Soon } from './soon';

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
      {book.comingSoon ? (
        <Soon book={book} booksHref={facts.booksHref} />
      ) : (
        <>
          <ul className="format-prices">
            <Format
              href={`${facts.wizardHref}&tier=digital`}
              name={t('formats.digital.name')}
              note={t('formats.digital.note')}
              price={facts.digitalPrice}
            />
            {isAvailable('print') && (
              <Format
                href={`${facts.wizardHref}&tier=printed`}
                name={t('formats.printed.name')}
                note={t.rich('formats.printed.note', { ...RICH, days: facts.printDays })}
                price={facts.printedPrice}
              />
            )}
          </ul>
          <MakeButton href={facts.wizardHref} id="book-action" size="large" wide>
            {t('create')}
            <Icon flip name="arrow-right" />
          </MakeButton>
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

type FormatProps = {
  readonly href: string;
  readonly name: string;
  readonly note: ReactNode;
  readonly price: string;
};

/** A format and its price; a click begins the book in it. */
function Format({ href, name, note, price }: FormatProps) {
  return (
    <li>
      <MakeLink className="format-price" href={href}>
        <span className="font-semibold">
          {name}
          <small>{note}</small>
        </span>
        <span className="format-figure">
          <Num>{price}</Num>
          <Icon flip name="arrow-right" />
        </span>
      </MakeLink>
    </li>
  );
}
