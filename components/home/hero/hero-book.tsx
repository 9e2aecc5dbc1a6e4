'use client';

import { Polaroid } from '@/components/book-object/polaroid';
import { PicturePage, Spread, TextPage } from '@/components/book-object/spread';
import { Carousel, type CarouselLabels } from '@/components/ui/carousel/carousel';
import { HandArrow, Lamp } from '@/components/ui/decor/decorations';
import { Picture } from '@/components/ui/picture';
import { HighlightedStoryText } from '@/components/ui/rich-text/rich-tags';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { useDeferredHomeData } from '../use-deferred-home-data';
import type { HeroSlide } from './hero-slides';

type HeroBookProps = {
  /** The slide in the server HTML; the browser loads the others. */
  readonly firstSlide: HeroSlide;
  /** Suffix of images that are composed for the page's text direction. */
  readonly imageSuffix: '' | '-rtl';
  readonly label: string;
  readonly labels: CarouselLabels;
};

/**
 * An open book whose picture is a carousel. Text and photo follow the current slide (hero.css), so that each picture
 * appears with its own child.
 */
export function HeroBook({ firstSlide, imageSuffix, label, labels }: HeroBookProps) {
  const slides = [firstSlide, ...(useDeferredHomeData()?.slides ?? [])];
  return (
    <div className="hero-stage">
      <Lamp />
      <div className="hero-book">
        <Spread boardColor="honey">
          <TextPage className="hero-text">
            {slides.map(({ picture, paragraphs }) => (
              <div className="hero-slide" key={picture}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <HighlightedStoryText text={paragraph} />
                  </p>
                ))}
              </div>
            ))}
          </TextPage>
          <PicturePage>
            <Carousel
              autoplay
              className="hero-carousel"
              intervalMs={4000}
              label={label}
              loop="always"
              transitionMs={400}
              inertSlides
              labels={labels}
            >
              {slides.map(({ picture, alt }) => (
                <Picture
                  alt={alt}
                  priority={picture === firstSlide.picture}
                  key={picture}
                  name={`${picture}${imageSuffix}`}
                  sizes="(min-width: 1000px) 384px, min(78vw, 340px)"
                  widths={[480, 640, 960]}
                />
              ))}
            </Carousel>
          </PicturePage>
        </Spread>
        <div className="hero-photos">
          {slides.map(({ picture, photo, caption, photoAlt }, index) => (
            <div className="hero-slide" key={picture}>
              <Polaroid
                caption={<RichText text={caption} />}
                photo={<Picture alt={photoAlt} priority={index === 0} name={photo} sizes="150px" widths={[296]} />}
                taped
                tilt={index % 2 ? -4 : -7}
                width="var(--hero-photo)"
              />
            </div>
          ))}
        </div>
        <HandArrow />
      </div>
    </div>
  );
}
