import { getTranslations } from 'next-intl/server';
import { PricingButton } from '@/components/pricing/pricing-button';
import { Icon } from '@/components/ui/icon';
import { isAvailable } from '@/lib/capabilities';
import { coverToneOf } from '@/lib/catalogue';
import type { HomeFacts } from './facts';
import { KEPT } from './marks';
import { Prices } from './prices';
import { Steps } from './steps';

/** Four things on one thread, and what the book costs in each format that is sold. */
export async function HowItWorks({ facts }: { readonly facts: HomeFacts }) {
  const [t, tCommon] = await Promise.all([getTranslations('home'), getTranslations('common')]);
  const { book, side } = facts;
  const prints = isAvailable('print');
  const figures = { ...KEPT, days: facts.printDays, pages: facts.pages };
  const last = prints ? 'open' : 'arrive';
  return (
    <section className="band how-band" id="how">
      <div className="wrap">
        <p className="mb-2 font-semibold text-honey-deep">{t('how.kicker')}</p>
        <h2 className="max-w-[18em] text-section">{t('how.title')}</h2>
        <Steps
          caption={facts.hero.caption}
          child={book.child}
          opening={book.paragraphs[0]}
          parcel={prints}
          side={side}
          words={[
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
        <Prices
          choose={t('prices.choose')}
          cover={{
            baseId: book.baseId,
            title: book.title,
            starring: tCommon('starring', { name: book.child, gender: 'boy' }),
            tone: coverToneOf(book.baseId, 'boy'),
          }}
          digital={{
            title: t('prices.digital.title'),
            price: facts.digitalPrice,
            note: t('prices.digital.note'),
            lines: [
              t.markup('prices.digital.first', figures),
              t(isAvailable('dedication') ? 'prices.digital.dedication' : 'prices.digital.second'),
            ],
          }}
          href={facts.wizardHref}
          printed={
            prints && {
              title: t('prices.printed.title'),
              price: facts.printedPrice,
              note: t('prices.printed.note'),
              lines: [t.markup('prices.printed.first', figures), t.markup('prices.printed.second', figures)],
            }
          }
          side={side}
        />
      </div>
    </section>
  );
}
