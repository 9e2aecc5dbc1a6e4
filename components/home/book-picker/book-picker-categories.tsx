import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import type { Category } from '@/lib/catalogue';

/** A category with the label of its chip and its heading. */
export type PickerCategory = { readonly category: Category; readonly chip: string; readonly title: string };

type BookPickerCategoriesProps = {
  readonly legend: string;
  readonly categories: readonly PickerCategory[];
  readonly selected: Category;
  readonly onSelect: (category: Category) => void;
};

/** Selects the category. Without a script only the first category is shown, and the choice is hidden. */
export function BookPickerCategories({ legend, categories, selected, onSelect }: BookPickerCategoriesProps) {
  return (
    <fieldset className="picker-shelves">
      <legend className="text-lead">{legend}</legend>
      <div className="picker-chips">
        {categories.map(({ category, chip }) => (
          <ChoiceChip
            checked={category === selected}
            key={category}
            name="shelf"
            onChange={() => onSelect(category)}
            type="radio"
            value={category}
          >
            {chip}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
