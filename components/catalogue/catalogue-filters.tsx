import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/text-input';
import { GENDERS } from '@/lib/catalogue';
import { AGE_BAND_NAMES, type CatalogueState } from './catalogue-url';

type CatalogueFiltersProps = {
  readonly id: string;
  /** Expanded on a phone; larger screens always show the filters. */
  readonly open: boolean;
  readonly state: CatalogueState;
  readonly onChange: (part: Partial<CatalogueState>) => void;
};

/** Filters for age, gender and bestsellers. */
export function CatalogueFilters({ id, open, state, onChange }: CatalogueFiltersProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <div className="catalogue-filters" data-open={open || undefined} id={id}>
      <FilterSelect
        anyLabel={t('anyAge')}
        value={state.ageBand}
        id="catalogue-ages"
        label={t('ages')}
        optionLabel={(band) => t('ageBand', { ages: band.replace('-', '–') })}
        onChange={(ageBand) => onChange({ ageBand })}
        options={AGE_BAND_NAMES}
      />
      <FilterSelect
        anyLabel={t('anyGender')}
        value={state.gender}
        id="catalogue-gender"
        label={t('hero')}
        optionLabel={(gender) => t(`gender.${gender}`)}
        onChange={(gender) => onChange({ gender })}
        options={GENDERS}
      />
      <ChoiceChip
        checked={state.bestsellersOnly}
        className="catalogue-bestsellers"
        onChange={(event) => onChange({ bestsellersOnly: event.target.checked })}
      >
        <Icon filled={state.bestsellersOnly} name="star" />
        {t('bestsellers')}
      </ChoiceChip>
    </div>
  );
}

type FilterSelectProps<T extends string> = {
  readonly id: string;
  readonly label: ReactNode;
  /** Label of the option that sets no filter. */
  readonly anyLabel: string;
  readonly options: readonly T[];
  readonly value: T | null;
  readonly optionLabel: (option: T) => string;
  readonly onChange: (option: T | null) => void;
};

function FilterSelect<T extends string>({
  id,
  label,
  anyLabel,
  options,
  value,
  optionLabel,
  onChange,
}: FilterSelectProps<T>) {
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        onChange={(event) => onChange(options.find((option) => option === event.target.value) ?? null)}
        value={value ?? ''}
      >
        <option value="">{anyLabel}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {optionLabel(option)}
          </option>
        ))}
      </Select>
    </div>
  );
}
