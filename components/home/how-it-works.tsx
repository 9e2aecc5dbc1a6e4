import { getTranslations } from 'next-intl/server';
import { OrderBy } from '@/components/occasions/order-by';
import { PricingButton } from '@/components/pricing/pricing-button';
import { Icon } from '@/components/ui/icon';
import { PRESERVED_TAGS } from '@/components/ui/rich-text/rich-text-tags';
import { isAvailable } from '@/lib/capabilities';
import { getCoverTone } from '@/lib/catalogue';
import { currentMarket } from '@/lib/i18n/current-market';
import type { HomePageData } from './home-page-data';
import { HowItWorksSteps } from './how-it-works-steps';
import { PriceCards } from './price-cards';

/** Four steps, and the price of each format that is sold. */
export async function HowItWorks({ data }: { readonly data: HomePageData }) {
  const [t, tCommon, market] = await Promise.all([getTranslations('home'), getTranslations('common'), currentMarket()]);
  const { book, imageSuffix } = data;
  const prints = isAvailable('print');
  const figures = { ...PRESERVED_TAGS, days: data.printDays, pages: data.pages };
  const last = prints ? 'open' : 'arrive';
  return (
    <section className="page-band how-band" id="how">
      <div className="wrap">
        <p className="mb-2 font-semibold text-honey-deep">{t('how.kicker')}</p>
        <h2 className="max-w-[18em] text-section">{t('how.title')}</h2>
        <HowItWorksSteps
          caption={data.firstSlide.caption}
          childName={book.childName}
          excerpt={book.paragraphs[0]}
          printed={prints}
          imageSuffix={imageSuffix}
          texts={[
            [t('how.photo.title'), t('how.photo.text')],
            [t('how.meet.title'), t('how.meet.text')],
            [t('how.read.title'), t('how.read.text')],
            [t(`how.${last}.title`), t.markup(`how.${last}.text`, figures)],
          ]}
        />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1" id="prices">
          <h3 className="text-title">{t(prints ? 'prices.both' : 'prices.title')}</h3>
          <PricingButton className="text-link">
            {t('prices.all')}
            <Icon name="info" />
          </PricingButton>
        </div>
        <PriceCards
          chooseLabel={t('prices.choose')}
          cover={{
            baseId: book.baseId,
            title: book.title,
            starring: tCommon('starring', { name: book.childName, gender: 'boy' }),
            tone: getCoverTone(book.baseId, 'boy'),
          }}
          digital={{
            title: t('prices.digital.title'),
            price: data.digitalPrice,
            note: t('prices.digital.note'),
            lines: [
              t.markup('prices.digital.first', figures),
              t(isAvailable('dedication') ? 'prices.digital.dedication' : 'prices.digital.second'),
            ],
          }}
          href={data.wizardHref}
          printed={
            prints && {
              title: t('prices.printed.title'),
              price: data.printedPrice,
              note: t(data.printedIncludesDigital ? 'prices.printed.noteWithDigital' : 'prices.printed.note'),
              lines: [t.markup('prices.printed.first', figures), t.markup('prices.printed.second', figures)],
            }
          }
          imageSuffix={imageSuffix}
        />
        <OrderBy className="mt-4 text-center" {...market} />
      </div>
    </section>
  );
}
