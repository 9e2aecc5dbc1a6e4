import { getTranslations } from 'next-intl/server';
import type { CarouselLabels } from '@/components/ui/carousel/carousel';
import { ScallopDivider } from '@/components/ui/decor/scallop-divider';
import type { HomePageData } from '../home-page-data';
import { BookPicker } from './book-picker';

type BookPickerSectionProps = { readonly data: HomePageData; readonly carouselLabels: CarouselLabels };

/** Section with the book picker. */
export async function BookPickerSection({ data, carouselLabels }: BookPickerSectionProps) {
  const [t, catalogue, common, errors] = await Promise.all([
    getTranslations('home'),
    getTranslations('catalogue'),
    getTranslations('common'),
    getTranslations('errors'),
  ]);
  const categories = data.categories.map((category) => ({
    category,
    chip: category === 'bestsellers' ? t('shelves.bestsellers') : catalogue(`category.${category}`),
    title: t(`shelves.title.${category}`),
  }));
  return (
    <section className="page-band picker-band on-night" id="order-form">
      <ScallopDivider color="var(--color-paper)" edge="top" />
      <div className="wrap">
        <h2 className="text-section">{t('picker.title')}</h2>
        <BookPicker
          booksHref={data.booksHref}
          carouselLabels={carouselLabels}
          firstCategoryBooks={data.firstCategoryBooks}
          categories={categories}
          wizardHref={data.wizardHref}
          labels={{
            title: t('picker.title'),
            categories: t('shelves.heading'),
            more: t('shelves.more'),
            hint: t('picker.hint'),
            selected: t('picker.chosen'),
            ages: t('picker.ages'),
            view: catalogue('card.view'),
            missing: t('picker.missing'),
            create: t('picker.create'),
            soon: catalogue('card.soon'),
            failed: t('shelves.failed'),
            errorId: errors('errorId'),
            retry: common('retry'),
          }}
        />
      </div>
    </section>
  );
}
