import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { OrderBy } from '@/components/occasions/order-by';
import { Icon } from '@/components/ui/icon';
import { RICH_TAGS } from '@/components/ui/rich-text/rich-tags';
import { Num } from '@/components/ui/text';
import { isAvailable } from '@/lib/capabilities';
import { currentMarket } from '@/lib/i18n/current-market';
import { LANGUAGE_NAMES } from '@/lib/markets';
import type { BookPageData } from './book-page-data';
import { BookTags } from './book-tags';
import { ComingSoon } from './coming-soon';
import { WizardButtonLink, WizardLink } from './hero-gender';

/** Title, description, facts, prices in this market and the main action. */
export async function BookOverview({ data }: { readonly data: BookPageData }) {
  const t = await getTranslations('bookDetail');
  const { book } = data;
  const market = await currentMarket();
  return (
    <div className="book-words">
      <Breadcrumbs crumbs={data.crumbs} label={t('crumbs')} />
      <BookTags book={book} booksHref={data.booksHref} />
      <h1 className="text-page">{book.title}</h1>
      <p className="story-text text-ink-soft text-lead">{book.description}</p>
      <dl className="book-facts">
        <Fact name={t('facts.ages')}>
          <Num>{data.ages}</Num>
        </Fact>
        <Fact name={t('facts.pages')}>
          <Num>{data.pages}</Num>
        </Fact>
        {book.mostHeroes && (
          <Fact name={t('facts.heroes')}>{t(book.mostHeroes === 3 ? 'facts.oneToThree' : 'facts.oneOrTwo')}</Fact>
        )}
        <Fact name={t('facts.languages')}>
          <span className="foreign-words flex flex-wrap gap-x-3">
            {data.languages.map((language) => (
              <span key={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </span>
            ))}
          </span>
        </Fact>
      </dl>
      {book.comingSoon ? (
        <ComingSoon book={book} booksHref={data.booksHref} />
      ) : (
        <>
          <ul className="format-prices">
            <Format
              href={`${data.wizardHref}&tier=digital`}
              name={t('formats.digital.name')}
              note={t('formats.digital.note')}
              price={data.digitalPrice}
            />
            {isAvailable('print') && (
              <Format
                href={`${data.wizardHref}&tier=${data.printedTier}`}
                name={t(`formats.${data.printedTier}.name`)}
                note={t.rich(`formats.${data.printedTier}.note`, { ...RICH_TAGS, days: data.printDays })}
                price={data.printedPrice}
              />
            )}
          </ul>
          <WizardButtonLink href={data.wizardHref} id="book-action" size="large" fullWidth>
            {t('create')}
            <Icon flip name="arrow-right" />
          </WizardButtonLink>
          <p className="text-center text-ink-soft text-small">{t('previewFree')}</p>
          <OrderBy className="text-center text-ink-soft text-small" {...market} />
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

/** A format with its price; links to the wizard with this format selected. */
function Format({ href, name, note, price }: FormatProps) {
  return (
    <li>
      <WizardLink className="format-price" href={href}>
        <span className="font-semibold">
          {name}
          <small>{note}</small>
        </span>
        <span className="format-figure">
          <Num>{price}</Num>
          <Icon flip name="arrow-right" />
        </span>
      </WizardLink>
    </li>
  );
}
