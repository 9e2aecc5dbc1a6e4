import { getTranslations } from 'next-intl/server';
import { PicturePage, Spread, TextPage } from '@/components/book-object/spread';
import { SampleOpening } from '@/components/reader/opening/sample-opening';
import { StoryText } from '@/components/reader/story-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { OfferPageData } from './offer-page-data';

/** The first spread of the book. */
export async function OfferExcerpt({ data }: { readonly data: OfferPageData }) {
  const t = await getTranslations('roladin.story');
  const { book, childName: child, sample, bookHref } = data;
  return (
    <section className="page-band offer-story">
      <div className="wrap grid justify-items-center gap-8">
        <div className="grid gap-2 justify-self-start lg:justify-self-center lg:text-center">
          <h2 className="text-section">{t('title')}</h2>
          <p>{t('text', { name: child })}</p>
        </div>
        {sample.opening ? (
          <SampleOpening
            opening={sample.opening}
            sample={sample}
            words={{ heroName: child, language: book.language }}
          />
        ) : (
          <Spread boardColor="honey" pageWidth="var(--offer-page)" stacked>
            <TextPage className="offer-words" pageNumber={sample.pages[0]}>
              <StoryText heroName={child} language={book.language} paragraphs={sample.spread.paragraphs} />
            </TextPage>
            <PicturePage>
              {/* biome-ignore lint/performance/noImgElement: samples are prebuilt in the widths that pages need */}
              <img
                alt={sample.alt}
                decoding="async"
                height={800}
                loading="lazy"
                sizes={sample.spread.sizes}
                src={sample.spread.picture}
                srcSet={sample.spread.srcSet}
                width={800}
              />
            </PicturePage>
          </Spread>
        )}
        <Link className="text-link mt-2" href={bookHref}>
          {t('more')}
          <Icon flip name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}
