import { useTranslations } from 'next-intl';
import { CATEGORY_WIDTHS, categoryPicture } from '@/lib/catalogue';
import { SHELVES, type Shelf } from './address';

type CategoryChoiceProps = { readonly chosen: Shelf | null; readonly onChoose: (category: Shelf | null) => void };

/** The shelves as pictures, one of which may be chosen; the first stands for all of them. */
export function CategoryChoice({ chosen, onChoose }: CategoryChoiceProps) {
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
            <CategoryArt category={category ?? 'bestsellers'} />
            <span>{category ? t(`category.${category}`) : t('filters.everything')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CategoryArt({ category }: { readonly category: Shelf | 'bestsellers' }) {
  const [small, large] = CATEGORY_WIDTHS;
  return (
    // biome-ignore lint/performance/noImgElement: made ahead in the widths that pages need
    <img
      alt=""
      decoding="async"
      height={small}
      loading="lazy"
      sizes="(min-width: 62.5rem) 170px, 118px"
      src={categoryPicture(category, small)}
      srcSet={`${categoryPicture(category, small)} ${small}w, ${categoryPicture(category, large)} ${large}w`}
      width={small}
    />
  );
}
