import { useTranslations } from 'next-intl';
import { InputControl } from '@/components/ui/form-controls';
import { CATEGORY_WIDTHS, categoryPictureUrl } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { FILTER_CATEGORIES, type FilterCategory } from './catalogue-url';

type CategoryFilterProps = {
  readonly value: FilterCategory | null;
  /** Language of the readers: some categories show the holidays of that language. */
  readonly language: Language;
  readonly onChange: (category: FilterCategory | null) => void;
};

/** Radio group of category pictures; the first one means all books. */
export function CategoryFilter({ value, language, onChange }: CategoryFilterProps) {
  const t = useTranslations('catalogue');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold max-md:sr-only">{t('filters.category')}</legend>
      <div className="category-row">
        {[null, ...FILTER_CATEGORIES].map((category) => (
          <label className="category-tile" key={category}>
            <InputControl
              checked={category === value}
              className="choice-input"
              name="category"
              onChange={() => onChange(category)}
              type="radio"
              value={category ?? ''}
            />
            <CategoryImage category={category ?? 'bestsellers'} language={language} />
            <span>{category ? t(`category.${category}`) : t('filters.everything')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CategoryImageProps = { readonly category: FilterCategory | 'bestsellers'; readonly language: Language };

function CategoryImage({ category, language }: CategoryImageProps) {
  const [small, large] = CATEGORY_WIDTHS;
  return (
    // biome-ignore lint/performance/noImgElement: prebuilt in the widths that pages need
    <img
      alt=""
      decoding="async"
      height={small}
      loading="lazy"
      sizes="(min-width: 62.5rem) 170px, 118px"
      src={categoryPictureUrl(category, language, small)}
      srcSet={`${categoryPictureUrl(category, language, small)} ${small}w, ${categoryPictureUrl(category, language, large)} ${large}w`}
      width={small}
    />
  );
}
