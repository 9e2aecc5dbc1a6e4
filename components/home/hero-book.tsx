import './hero-book.css';
import { getTranslations } from 'next-intl/server';
import { Polaroid } from '@/components/book-object/polaroid';
import { PictureLeaf, Spread, TextLeaf } from '@/components/book-object/spread';
import { Carousel, type CarouselWords } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import type { ToldPage } from './hero-pages';
import { HandArrow, Lamp } from './lamp';
import { RICH, StoryText } from './rich';

type HeroBookProps = {
  readonly pages: readonly ToldPage[];
  readonly side: '' | '-rtl';
  readonly words: CarouselWords;
};

/**
 * The open book under the lamp. Its picture is a carousel; the words on the page beside it and the photo that lies on
 * the book follow (hero.css), so that each picture stands with the child who is in it.
 */
export async function HeroBook({ pages, side, words }: HeroBookProps) {
  const t = await getTranslations('home.hero');
  return (
    <div className="hero-stage">
      <Lamp />
      <div className="hero-book">
        <Spread board="honey">
          <TextLeaf className="hero-text">
            {pages.map(({ key, paragraphs }) => (
              <div className="hero-follows" key={key}>
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
              label={t('examples')}
              loop="always"
              transitionMs={400}
              whole
              words={words}
            >
              {pages.map(({ key, picture, alt }, index) => (
                <Picture
                  alt={alt}
                  first={index === 0}
                  key={key}
                  name={`${picture}${side}`}
                  sizes="(min-width: 1000px) 384px, min(78vw, 340px)"
                  widths={[480, 960]}
                />
              ))}
            </Carousel>
          </PictureLeaf>
        </Spread>
        <div className="hero-photos">
          {pages.map(({ key, photo, child, age, gender }, index) => (
            <div className="hero-follows" key={key}>
              <Polaroid
                caption={t.rich('caption', { ...RICH, name: child, age, gender })}
                photo={
                  <Picture
                    alt={t('photoAlt', { name: child, age, gender })}
                    first={index === 0}
                    name={photo}
                    sizes="150px"
                    widths={[296]}
                  />
                }
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
