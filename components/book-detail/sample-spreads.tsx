import { getTranslations } from 'next-intl/server';
import type { BookPageData } from './book-page-data';
import { ForHeroGender } from './hero-gender';
import { SampleReader } from './sample-reader';

/** Three sample spreads of the book for the selected gender. */
export async function SampleSpreads({ data: { book, sampleStories } }: { readonly data: BookPageData }) {
  const t = await getTranslations('bookDetail.look');
  const readers = sampleStories.map((sample) => [
    sample.gender,
    <SampleReader
      language={book.language}
      key={sample.gender}
      story={{ childName: sample.childName, samples: sample.samples }}
      labels={{
        region: t('region', { title: book.title }),
        previous: t('previous'),
        next: t('next'),
        positions: sample.samples.map((_, index) => t('place', { current: index + 1, total: sample.samples.length })),
      }}
    />,
  ]);
  return (
    <section className="page-band sample-band">
      <div className="wrap">
        <h2 className="text-section">{t('title')}</h2>
        <p className="mt-2 max-w-[44em] text-ink-soft">{t('lead')}</p>
        <ForHeroGender {...Object.fromEntries(readers)} />
      </div>
    </section>
  );
}
