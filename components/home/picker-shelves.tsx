import { ChoiceChip } from '@/components/ui/choice';
import type { Category } from '@/lib/catalogue';

/** A category that has a shelf: what its chip and its heading say. */
export type PickerShelf = { readonly category: Category; readonly chip: string; readonly title: string };

type PickerShelvesProps = {
  readonly legend: string;
  readonly shelves: readonly PickerShelf[];
  readonly shown: Category;
  readonly onShow: (category: Category) => void;
};

/** Which shelf stands below. Without a script only the first one does, and the choice stays away. */
export function PickerShelves({ legend, shelves, shown, onShow }: PickerShelvesProps) {
  return (
    <fieldset className="picker-shelves">
      <legend className="text-lead">{legend}</legend>
      <div className="picker-chips">
        {shelves.map(({ category, chip }) => (
          <ChoiceChip
            checked={category === shown}
            key={category}
            name="shelf"
            onChange={() => onShow(category)}
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
