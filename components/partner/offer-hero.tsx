import { getTranslations } from 'next-intl/server';
import { BookCover } from '@/components/book-object/book-cover';
import { CoverImage } from '@/components/book-object/cover-image';
import { ButtonLink } from '@/components/ui/button';
import { NightSky } from '@/components/ui/decor/night-sky';
import { ScallopDivider } from '@/components/ui/decor/scallop-divider';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Num } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';
import { getCoverTone } from '@/lib/catalogue';
import { currentMarket } from '@/lib/i18n/current-market';
import type { OfferPageData } from './offer-page-data';
import { offerRichTags } from './offer-rich-tags';

const STATES = ['before', 'during', 'after'] as const;
const IMAGE_SIZES = '(min-width: 1000px) 460px, 74vw';

/** Hero of the offer page: what the offer is, its dates and the main action. */
export async function OfferHero({ data }: { readonly data: OfferPageData }) {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('roladin.hero')]);
  const { partner, wizardHref } = data;
  const { name, title } = partner.texts[market.language];
  const richTags = offerRichTags(partner, market);
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
          <OfferImages data={data} />
          <div className="offer-actions">
            {STATES.map((state) => (
              <p className="flex items-center gap-2 font-semibold" data-when={state} key={state}>
                <Icon name="calendar" />
                <span>{t.rich(state, richTags)}</span>
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
            <ButtonLink data-when="before after" href={wizardHref} variant="night">
              {t('preview')}
            </ButtonLink>
          </div>
        </div>
      </section>
      <ScallopDivider color="var(--color-night)" />
    </>
  );
}

/** Candles behind the book, doughnuts in front, the discount badge on its corner. */
async function OfferImages({
  data: { book, gender, childName: child, partner, isOwnBook },
}: {
  readonly data: OfferPageData;
}) {
  const [t, tCommon] = await Promise.all([getTranslations('roladin.hero'), getTranslations('common')]);
  return (
    <div className="offer-picture">
      {isOwnBook && (
        <Picture alt="" className="offer-candles" priority name="hanukkiah" sizes={IMAGE_SIZES} widths={[360, 720]} />
      )}
      <div className="offer-book">
        <BookCover
          art={<CoverImage baseId={book.baseId} priority gender={gender} sizes="(min-width: 1000px) 360px, 58vw" />}
          starring={tCommon('starring', { name: child, gender: gender })}
          title={book.title}
          tone={getCoverTone(book.baseId, gender)}
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
        priority
        name="doughnuts"
        sizes="(min-width: 1000px) 300px, 50vw"
        widths={[360, 720]}
      />
    </div>
  );
}
