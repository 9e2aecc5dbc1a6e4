import { getTranslations } from 'next-intl/server';
import type { BookFacts } from './facts';
import { ByHero } from './hero-choice';
import { SampleReader } from './sample-reader';

/** Three openings of the book, told for the chosen hero. */
export async function LookInside({ facts: { book, tellings } }: { readonly facts: BookFacts }) {
  const t = await getTranslations('bookDetail.look');
  const readers = tellings.map((telling) => [
    telling.gender,
    <SampleReader
      language={book.language}
      key={telling.gender}
      telling={{ child: telling.child, samples: telling.samples }}
      words={{
        region: t('region', { title: book.title }),
        previous: t('previous'),
        next: t('next'),
        places: telling.samples.map((_, at) => t('place', { current: at + 1, total: telling.samples.length })),
      }}
    />,
  ]);
  return (
    <section className="band look-band">
      <div className="wrap">
        <h2 className="text-section">{t('title')}</h2>
        <p className="mt-2 max-w-[44em] text-ink-soft">{t('lead')}</p>
        <ByHero {...Object.fromEntries(readers)} />
      </div>
    </section>
  );
}
