import { getTranslations } from 'next-intl/server';
import { PicturePage, Spread, TextPage } from '@/components/book-object/spread';
import { StoryText } from '@/components/reader/story-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SAMPLE_WIDTHS, sampleUrl } from '@/lib/catalogue';
import type { OfferPageData } from './offer-page-data';

/** The first spread of the book. */
export async function OfferExcerpt({ data }: { readonly data: OfferPageData }) {
  const t = await getTranslations('roladin.story');
  const { book, gender, childName: child, sampleSpread, bookHref } = data;
  const imageUrl = (width: (typeof SAMPLE_WIDTHS)[number]) => sampleUrl(book.baseId, gender, sampleSpread.key, width);
  return (
    <section className="page-band offer-story">
      <div className="wrap grid justify-items-center gap-8">
        <div className="grid gap-2 justify-self-start lg:justify-self-center lg:text-center">
          <h2 className="text-section">{t('title')}</h2>
          <p>{t('text', { name: child })}</p>
        </div>
        <Spread boardColor="honey" pageWidth="var(--offer-page)" stacked>
          <TextPage className="offer-words" pageNumber={sampleSpread.page}>
            <StoryText heroName={child} language={book.language} paragraphs={sampleSpread.paragraphs} />
          </TextPage>
          <PicturePage>
            {/* biome-ignore lint/performance/noImgElement: samples are prebuilt in the widths that pages need */}
            <img
              alt={sampleSpread.alt}
              decoding="async"
              height={800}
              loading="lazy"
              sizes="(min-width: 1000px) min(40vw, 500px), 84vw"
              src={imageUrl(800)}
              srcSet={SAMPLE_WIDTHS.map((width) => `${imageUrl(width)} ${width}w`).join(', ')}
              width={800}
            />
          </PicturePage>
        </Spread>
        <Link className="text-link mt-2" href={bookHref}>
          {t('more')}
          <Icon flip name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}
