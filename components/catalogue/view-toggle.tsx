import { useTranslations } from 'next-intl';
import { Segment } from '@/components/ui/choice/segment';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { VIEWS, type View } from './catalogue-url';

const ICONS: Readonly<Record<View, IconName>> = { gallery: 'layout-grid', list: 'list' };

type ViewToggleProps = { readonly view: View; readonly onChange: (view: View) => void };

/** Switches between grid and list. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  const t = useTranslations('catalogue.view');
  return (
    <fieldset>
      <legend className="sr-only">{t('label')}</legend>
      <div className="ui-segments">
        {VIEWS.map((option) => (
          <Segment
            aria-label={t(option)}
            checked={option === view}
            key={option}
            name="view"
            onChange={() => onChange(option)}
            title={t(option)}
            value={option}
          >
            <Icon name={ICONS[option]} />
          </Segment>
        ))}
      </div>
    </fieldset>
  );
}
