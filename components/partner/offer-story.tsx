import { getTranslations } from 'next-intl/server';
import { PictureLeaf, Spread, TextLeaf } from '@/components/book-object/spread';
import { StoryText } from '@/components/preview/story-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SAMPLE_WIDTHS, samplePath } from '@/lib/catalogue';
import type { OfferFacts } from './facts';

/** The first opening of the book, to be read. */
export async function OfferStory({ facts }: { readonly facts: OfferFacts }) {
  const t = await getTranslations('roladin.story');
  const { book, hero, child, opening, bookHref } = facts;
  const file = (width: (typeof SAMPLE_WIDTHS)[number]) => samplePath(book.baseId, hero, opening.key, width);
  return (
    <section className="band offer-story">
      <div className="wrap grid justify-items-center gap-8">
        <div className="grid gap-2 justify-self-start lg:justify-self-center lg:text-center">
          <h2 className="text-section">{t('title')}</h2>
          <p>{t('text', { name: child })}</p>
        </div>
        <Spread board="honey" page="var(--offer-page)" stacks>
          <TextLeaf className="offer-words" number={opening.page}>
            <StoryText heroName={child} language={book.language} paragraphs={opening.paragraphs} />
          </TextLeaf>
          <PictureLeaf>
            {/* biome-ignore lint/performance/noImgElement: samples are made ahead in the widths that pages need */}
            <img
              alt={opening.alt}
              decoding="async"
              height={800}
              loading="lazy"
              sizes="(min-width: 1000px) min(40vw, 500px), 84vw"
              src={file(800)}
              srcSet={SAMPLE_WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ')}
              width={800}
            />
          </PictureLeaf>
        </Spread>
        <Link className="text-link mt-2" href={bookHref}>
          {t('more')}
          <Icon flip name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}
