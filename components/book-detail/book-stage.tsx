import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverArt } from '@/components/book-object/cover-art';
import { Lamp } from '@/components/home/lamp';
import { coverToneOf } from '@/lib/catalogue';
import type { BookFacts } from './facts';
import { ByHero, HeroSwitch } from './hero-choice';

/** The book under the lamp, and the switch between its heroes. */
export async function BookStage({ facts: { book, tellings } }: { readonly facts: BookFacts }) {
  const [t, tCommon] = await Promise.all([getTranslations('bookDetail'), getTranslations('common')]);
  const { id, baseId, genders } = book;
  const shown = { id, baseId, genders, ...(book.image && { image: book.image }) };
  const covers = tellings.map(({ gender, child, coverAlt }) => [
    gender,
    <BookCover
      art={<CoverArt alt={coverAlt} book={shown} first gender={gender} sizes="(min-width: 1000px) 380px, 250px" />}
      key={gender}
      soon={book.comingSoon}
      starring={tCommon('starring', { name: child, gender })}
      thickness={26}
      title={book.title}
      tone={coverToneOf(book.baseId, gender)}
      width="var(--stage-book)"
    />,
  ]);
  return (
    <div className="book-stage">
      <Lamp />
      <ByHero {...Object.fromEntries(covers)} />
      {tellings.length > 1 && (
        <HeroSwitch
          choices={tellings.map(({ gender }) => ({ gender, label: t(`hero.${gender}`) }))}
          legend={t('hero.legend')}
        />
      )}
    </div>
  );
}
