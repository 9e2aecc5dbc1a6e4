import { useTranslations } from 'next-intl';
import { CATEGORY_WIDTHS, categoryPicture } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { SHELVES, type Shelf } from './address';

type CategoryChoiceProps = {
  readonly chosen: Shelf | null;
  /** Of the readers: some shelves show their own feasts. */
  readonly language: Language;
  readonly onChoose: (category: Shelf | null) => void;
};

/** The shelves as pictures, one of which may be chosen; the first stands for all of them. */
export function CategoryChoice({ chosen, language, onChoose }: CategoryChoiceProps) {
  const t = useTranslations('catalogue');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold max-md:sr-only">{t('filters.category')}</legend>
      <div className="category-row">
        {[null, ...SHELVES].map((category) => (
          <label className="category-tile" key={category}>
            <input
              checked={category === chosen}
              className="choice-input"
              name="category"
              onChange={() => onChoose(category)}
              type="radio"
              value={category ?? ''}
            />
            <CategoryArt category={category ?? 'bestsellers'} language={language} />
            <span>{category ? t(`category.${category}`) : t('filters.everything')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CategoryArtProps = { readonly category: Shelf | 'bestsellers'; readonly language: Language };

function CategoryArt({ category, language }: CategoryArtProps) {
  const [small, large] = CATEGORY_WIDTHS;
  return (
    // biome-ignore lint/performance/noImgElement: made ahead in the widths that pages need
    <img
      alt=""
      decoding="async"
      height={small}
      loading="lazy"
      sizes="(min-width: 62.5rem) 170px, 118px"
      src={categoryPicture(category, language, small)}
      srcSet={`${categoryPicture(category, language, small)} ${small}w, ${categoryPicture(category, language, large)} ${large}w`}
      width={small}
    />
  );
}
