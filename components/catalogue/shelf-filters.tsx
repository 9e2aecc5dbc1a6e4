import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceChip } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/text-input';
import { GENDERS } from '@/lib/catalogue';
import { AGE_BAND_NAMES, type CatalogueChoice } from './address';

type ShelfFiltersProps = {
  readonly id: string;
  /** Unfolded on a phone; larger screens always show them. */
  readonly open: boolean;
  readonly choice: CatalogueChoice;
  readonly onChange: (part: Partial<CatalogueChoice>) => void;
};

/** Age, hero and bestsellers only. */
export function ShelfFilters({ id, open, choice, onChange }: ShelfFiltersProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <div className="catalogue-filters" data-open={open || undefined} id={id}>
      <OneOf
        any={t('anyAge')}
        chosen={choice.ageBand}
        id="catalogue-ages"
        label={t('ages')}
        name={(band) => t('ageBand', { ages: band.replace('-', '–') })}
        onChoose={(ageBand) => onChange({ ageBand })}
        options={AGE_BAND_NAMES}
      />
      <OneOf
        any={t('anyGender')}
        chosen={choice.gender}
        id="catalogue-gender"
        label={t('hero')}
        name={(gender) => t(`gender.${gender}`)}
        onChoose={(gender) => onChange({ gender })}
        options={GENDERS}
      />
      <ChoiceChip
        checked={choice.bestsellersOnly}
        className="catalogue-bestsellers"
        onChange={(event) => onChange({ bestsellersOnly: event.target.checked })}
      >
        <Icon filled={choice.bestsellersOnly} name="star" />
        {t('bestsellers')}
      </ChoiceChip>
    </div>
  );
}

type OneOfProps<T extends string> = {
  readonly id: string;
  readonly label: ReactNode;
  /** The option that leaves everything in. */
  readonly any: string;
  readonly options: readonly T[];
  readonly chosen: T | null;
  readonly name: (option: T) => string;
  readonly onChoose: (option: T | null) => void;
};

function OneOf<T extends string>({ id, label, any, options, chosen, name, onChoose }: OneOfProps<T>) {
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        onChange={(event) => onChoose(options.find((option) => option === event.target.value) ?? null)}
        value={chosen ?? ''}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </Select>
    </div>
  );
}
