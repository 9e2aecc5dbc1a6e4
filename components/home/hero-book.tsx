'use client';

import './hero-book.css';
import { Polaroid } from '@/components/book-object/polaroid';
import { PictureLeaf, Spread, TextLeaf } from '@/components/book-object/spread';
import { Carousel, type CarouselWords } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import type { HeroSlide } from './hero-pages';
import { HandArrow, Lamp } from './lamp';
import { Marked } from './marked';
import { StoryText } from './rich';
import { useHomeMore } from './use-home-more';

type HeroBookProps = {
  /** The page that the book lies open at; the others join it in the browser. */
  readonly first: HeroSlide;
  /** Ending of the pictures composed for the page's reading direction. */
  readonly side: '' | '-rtl';
  readonly label: string;
  readonly words: CarouselWords;
};

/**
 * The open book under the lamp. Its picture is a carousel; the words on the page beside it and the photo that lies on
 * the book follow (hero.css), so that each picture stands with the child who is in it.
 */
export function HeroBook({ first, side, label, words }: HeroBookProps) {
  const slides = [first, ...(useHomeMore()?.slides ?? [])];
  return (
    <div className="hero-stage">
      <Lamp />
      <div className="hero-book">
        <Spread board="honey">
          <TextLeaf className="hero-text">
            {slides.map(({ picture, paragraphs }) => (
              <div className="hero-follows" key={picture}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <StoryText text={paragraph} />
                  </p>
                ))}
              </div>
            ))}
          </TextLeaf>
          <PictureLeaf>
            <Carousel
              autoplay
              className="hero-run"
              intervalMs={4000}
              label={label}
              loop="always"
              transitionMs={400}
              whole
              words={words}
            >
              {slides.map(({ picture, alt }) => (
                <Picture
                  alt={alt}
                  first={picture === first.picture}
                  key={picture}
                  name={`${picture}${side}`}
                  sizes="(min-width: 1000px) 384px, min(78vw, 340px)"
                  widths={[480, 640, 960]}
                />
              ))}
            </Carousel>
          </PictureLeaf>
        </Spread>
        <div className="hero-photos">
          {slides.map(({ picture, photo, caption, photoAlt }, index) => (
            <div className="hero-follows" key={picture}>
              <Polaroid
                caption={<Marked text={caption} />}
                photo={<Picture alt={photoAlt} first={index === 0} name={photo} sizes="150px" widths={[296]} />}
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
