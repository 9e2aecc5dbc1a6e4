import { useTranslations } from 'next-intl';
import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import { Icon } from '@/components/ui/icon';
import { CATEGORIES } from '@/lib/catalogue';
import type { BookFilterState } from '../wizard-url';

type BookFilterChipsProps = {
  readonly filters: BookFilterState;
  readonly age: number;
  readonly onChange: (part: Partial<BookFilterState>) => void;
};

/** A scrollable row of filters: the child's age and the categories (spec §3 "Book", category list). */
export function BookFilterChips({ filters, age, onChange }: BookFilterChipsProps) {
  const t = useTranslations('wizard.book');
  return (
    <fieldset className="chip-row">
      <legend className="sr-only">{t('shelves.label')}</legend>
      <ChoiceChip checked={filters.fits} onChange={(event) => onChange({ fits: event.target.checked })}>
        {filters.fits && <Icon name="check" />}
        <span>{t('fits', { age })}</span>
      </ChoiceChip>
      {[null, ...CATEGORIES].map((category) => (
        <ChoiceChip
          checked={category === filters.category}
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
