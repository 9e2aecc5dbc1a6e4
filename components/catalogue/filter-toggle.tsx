import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';

type FilterToggleProps = {
  /** Id of the element with the filters. */
  readonly filtersId: string;
  readonly open: boolean;
  /** Number of active filters. */
  readonly activeCount: number;
  readonly onToggle: () => void;
};

/** Shows and hides the extra filters on a phone and shows how many are active. */
export function FilterToggle({ filtersId, open, activeCount, onToggle }: FilterToggleProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <UnstyledButton
      aria-controls={filtersId}
      aria-expanded={open}
      aria-label={t('more', { count: activeCount })}
      className="catalogue-filter-toggle"
      onClick={onToggle}
      type="button"
    >
      <Icon name="sliders-horizontal" />
      {activeCount > 0 && <Num>{activeCount}</Num>}
    </UnstyledButton>
  );
}
