import { useTranslations } from 'next-intl';
import { Segment } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { VIEWS, type View } from './address';

const ICONS: Readonly<Record<View, IconName>> = { gallery: 'layout-grid', list: 'list' };

type ViewChoiceProps = { readonly view: View; readonly onChange: (view: View) => void };

/** Books on the shelf, or a list that says what each is about. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const t = useTranslations('catalogue.view');
  return (
    <fieldset>
      <legend className="sr-only">{t('label')}</legend>
      <div className="segments">
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
