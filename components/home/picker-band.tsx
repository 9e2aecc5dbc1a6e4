import { getTranslations } from 'next-intl/server';
import type { CarouselWords } from '@/components/ui/carousel';
import { Hem } from '@/components/ui/surface';
import type { HomeFacts } from './facts';
import { Picker } from './picker';

type PickerBandProps = { readonly facts: HomeFacts; readonly carousel: CarouselWords };

/** The library at night: the lamp shines on the shelf that one looks at. */
export async function PickerBand({ facts, carousel }: PickerBandProps) {
  const [t, catalogue, common] = await Promise.all([
    getTranslations('home'),
    getTranslations('catalogue'),
    getTranslations('common'),
  ]);
  const shelves = facts.shelves.map((category) => ({
    category,
    chip: category === 'bestsellers' ? t('shelves.bestsellers') : catalogue(`category.${category}`),
    title: t(`shelves.title.${category}`),
  }));
  return (
    <section className="band picker-band on-night" id="order-form">
      <Hem color="var(--color-paper)" edge="top" />
      <div className="wrap">
        <h2 className="text-section">{t('picker.title')}</h2>
        <Picker
          booksHref={facts.booksHref}
          carousel={carousel}
          first={facts.picks}
          shelves={shelves}
          wizardHref={facts.wizardHref}
          words={{
            title: t('picker.title'),
            shelves: t('shelves.heading'),
            more: t('shelves.more'),
            hint: t('picker.hint'),
            chosen: t('picker.chosen'),
            ages: t('picker.ages'),
            view: catalogue('card.view'),
            missing: t('picker.missing'),
            create: t('picker.create'),
            soon: catalogue('card.soon'),
            failed: t('shelves.failed'),
            retry: common('retry'),
          }}
        />
      </div>
    </section>
  );
}
