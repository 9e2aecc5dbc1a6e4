import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/book-object/book-cover';
import { FallbackCoverImage } from '@/components/book-object/fallback-cover-image';
import { Lamp } from '@/components/ui/decor/decorations';
import { getCoverTone } from '@/lib/catalogue';
import type { BookPageData } from './book-page-data';
import { ForHeroGender, HeroGenderSwitch } from './hero-gender';

/** The cover, and a switch between the boy's and the girl's version. */
export async function BookCoverSwitcher({ data: { book, sampleStories } }: { readonly data: BookPageData }) {
  const [t, tCommon] = await Promise.all([getTranslations('bookDetail'), getTranslations('common')]);
  const { id, baseId, genders } = book;
  const shown = { id, baseId, genders, ...(book.image && { image: book.image }) };
  const covers = sampleStories.map(({ gender, childName: child, coverAlt }) => [
    gender,
    <BookCover
      art={
        <FallbackCoverImage
          alt={coverAlt}
          book={shown}
          priority
          gender={gender}
          sizes="(min-width: 1000px) 380px, 250px"
        />
      }
      key={gender}
      comingSoon={book.comingSoon}
      starring={tCommon('starring', { name: child, gender })}
      thickness={26}
      title={book.title}
      tone={getCoverTone(book.baseId, gender)}
      width="var(--stage-book)"
    />,
  ]);
  return (
    <div className="book-stage">
      <Lamp />
      <ForHeroGender {...Object.fromEntries(covers)} />
      {sampleStories.length > 1 && (
        <HeroGenderSwitch
          choices={sampleStories.map(({ gender }) => ({ gender, label: t(`hero.${gender}`) }))}
          legend={t('hero.legend')}
        />
      )}
    </div>
  );
}
