import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverPicture } from '@/components/book-object/cover-picture';
import { currentMarket } from '@/components/layout/current-market';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Hem, NightSky } from '@/components/ui/surface';
import { Num } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';
import { coverToneOf } from '@/lib/catalogue';
import type { OfferFacts } from './facts';
import { offerMarks } from './marks';

const STATES = ['before', 'during', 'after'] as const;
const THINGS_SIZES = '(min-width: 1000px) 460px, 74vw';

/** Candles, doughnuts and the book in the night; what the offer is, until when, and the one thing to do. */
export async function OfferHero({ facts }: { readonly facts: OfferFacts }) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('roladin.hero')]);
  const { partner, wizardHref } = facts;
  const { name, title } = partner.texts[market.language];
  const marks = offerMarks(partner, market);
  return (
    <>
      <section className="offer-hero on-night">
        <NightSky />
        <div className="offer-hero-in wrap">
          <div className="offer-head">
            <p className="font-semibold text-honey">
              {t('kicker', { partner: name, brand: BRAND.names[market.language] })}
            </p>
            <h1 className="text-hero">{title}</h1>
            <p className="hero-sub">{t('sub')}</p>
          </div>
          <OfferStill facts={facts} />
          <div className="offer-act">
            {STATES.map((state) => (
              <p className="flex items-center gap-2 font-semibold" data-when={state} key={state}>
                <Icon name="calendar" />
                <span>{t.rich(state, marks)}</span>
              </p>
            ))}
            <ButtonLink data-when="during" href={wizardHref} size="large">
              {t('make')}
              <Icon flip name="arrow-right" />
            </ButtonLink>
            <ButtonLink data-when="before" href="#reminder" size="large">
              {t('remind')}
            </ButtonLink>
            <ButtonLink data-when="after" href="#reminder" size="large">
              {t('remindNext')}
            </ButtonLink>
            <ButtonLink data-when="before after" href={wizardHref} look="night">
              {t('preview')}
            </ButtonLink>
          </div>
        </div>
      </section>
      <Hem color="var(--color-night)" />
    </>
  );
}

/** The still life: the candles' light behind the book, the box before it, the seal on its corner. */
async function OfferStill({ facts: { book, hero, child, partner, isOwnBook } }: { readonly facts: OfferFacts }) {
  const [t, tCommon] = await Promise.all([getTranslations('roladin.hero'), getTranslations('common')]);
  return (
    <div className="offer-still">
      {isOwnBook && (
        <Picture alt="" className="offer-candles" first name="hanukkiah" sizes={THINGS_SIZES} widths={[360, 720]} />
      )}
      <div className="offer-book">
        <BookCover
          art={<CoverPicture baseId={book.baseId} first gender={hero} sizes="(min-width: 1000px) 360px, 58vw" />}
          starring={tCommon('starring', { name: child, gender: hero })}
          title={book.title}
          tone={coverToneOf(book.baseId, hero)}
          width="var(--offer-book)"
        />
        <p className="offer-seal" data-when="before during">
          <b>
            <Num>{`${partner.percentOff}%`}</Num>
          </b>
          <span>{t('off')}</span>
        </p>
      </div>
      <Picture
        alt=""
        className="offer-doughnuts"
        first
        name="doughnuts"
        sizes="(min-width: 1000px) 300px, 50vw"
        widths={[360, 720]}
      />
    </div>
  );
}
