import { useTranslations } from 'next-intl';
import { ChoiceChip } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { CATEGORIES } from '@/lib/catalogue';
import type { ShelfChoice } from './address';

type ShelfChipsProps = {
  readonly choice: ShelfChoice;
  readonly age: number;
  readonly onChange: (part: Partial<ShelfChoice>) => void;
};

/** One row to swipe: what suits the child's age, and the shelves (spec §3 "Book", category list). */
export function ShelfChips({ choice, age, onChange }: ShelfChipsProps) {
  const t = useTranslations('wizard.book');
  return (
    <fieldset className="chip-row">
      <legend className="sr-only">{t('shelves.label')}</legend>
      <ChoiceChip checked={choice.fits} onChange={(event) => onChange({ fits: event.target.checked })}>
        {choice.fits && <Icon name="check" />}
        {t('fits', { age })}
      </ChoiceChip>
      {[null, ...CATEGORIES].map((category) => (
        <ChoiceChip
          checked={category === choice.category}
          key={category}
          name="shelf"
          onChange={() => onChange({ category })}
          type="radio"
          value={category ?? ''}
        >
          {t(`shelves.${category ?? 'all'}`)}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
