import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';

type UnfoldFiltersProps = {
  /** Of the filters it unfolds. */
  readonly controls: string;
  readonly open: boolean;
  /** How many of them are set. */
  readonly active: number;
  readonly onToggle: () => void;
};

/** Shows and hides the further filters on a phone, and says how many of them are at work. */
export function UnfoldFilters({ controls, open, active, onToggle }: UnfoldFiltersProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <button
      aria-controls={controls}
      aria-expanded={open}
      aria-label={t('more', { count: active })}
      className="catalogue-unfold"
      onClick={onToggle}
      type="button"
    >
      <Icon name="sliders-horizontal" />
      {active > 0 && <Num>{active}</Num>}
    </button>
  );
}
