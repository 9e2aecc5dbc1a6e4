import { getTranslations } from 'next-intl/server';
import { Polaroid } from '@/components/book-object/polaroid';
import { PictureLeaf, Spread, TextLeaf } from '@/components/book-object/spread';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Hem, NightSky } from '@/components/ui/surface';
import { Num } from '@/components/ui/text';
import type { HomeFacts } from './facts';
import { HandArrow, Lamp } from './lamp';
import { RICH, StoryText } from './rich';
import { Stars } from './stars';

/** Characters from which the price line needs two lines on a phone. */
const LONG_PRICE = 6;

/** The night, the lamp, the book: what this shop is, in one look, and the one thing to do. */
export async function Hero({ facts }: { readonly facts: HomeFacts }) {
  const [t, common] = await Promise.all([getTranslations('home.hero'), getTranslations('common')]);
  return (
    <>
      <section className="hero on-night">
        <NightSky />
        <div className="hero-in wrap">
          <div className="hero-head">
            <h1 className="text-hero">{t('title')}</h1>
            <p className="hero-sub">{t('sub')}</p>
          </div>
          <HeroBook book={facts.book} side={facts.side} />
          <div className="hero-act">
            <ButtonLink href={facts.wizardHref} id="hero-action" size="large">
              {common('createBook')}
              <Icon flip name="arrow-right" />
            </ButtonLink>
            <p className="price-line" data-wraps={facts.printedPrice.length > LONG_PRICE || undefined}>
              <span>{t.rich('digital', { ...RICH, price: facts.digitalPrice })}</span>
              <i aria-hidden="true" />
              <span>{t.rich('printed', { ...RICH, price: facts.printedPrice })}</span>
              <i aria-hidden="true" />
              <span>{t('freeDelivery')}</span>
            </p>
            {facts.proof && (
              <p className="proof-line">
                <Stars label={t('rating', { rating: facts.proof.rating })} />
                <b>
                  <Num>{facts.proof.rating}</Num>
                </b>
                <span>{t.rich('children', { ...RICH, count: facts.proof.children })}</span>
              </p>
            )}
          </div>
        </div>
        <div className="hero-quilt quilt" />
      </section>
      <Hem />
    </>
  );
}

async function HeroBook({ book, side }: Pick<HomeFacts, 'book' | 'side'>) {
  const t = await getTranslations('home.hero');
  return (
    <div className="hero-stage">
      <Lamp />
      <div className="hero-book">
        <Spread board="honey">
          <TextLeaf className="hero-text" number={4}>
            <p>{book.paragraphs[0]}</p>
            <p>
              <StoryText text={book.paragraphs.at(-1) ?? ''} />
            </p>
          </TextLeaf>
          <PictureLeaf>
            <Picture
              alt={book.pictureAlt}
              first
              name={`hero-bedroom${side}`}
              sizes="(min-width: 1000px) 384px, min(78vw, 340px)"
              widths={[480, 960]}
            />
          </PictureLeaf>
        </Spread>
        <Polaroid
          caption={t.rich('caption', { ...RICH, name: book.child })}
          className="hero-polaroid"
          photo={
            <Picture alt={t('photoAlt', { name: book.child })} first name="hero-photo" sizes="150px" widths={[296]} />
          }
          taped
          tilt={-7}
          width="var(--hero-photo)"
        />
        <HandArrow />
      </div>
    </div>
  );
}
