import { useTranslations } from 'next-intl';
import type { Language } from '@/lib/markets';

type PointsSwitchProps = {
  /** Of the book: niqqud in Hebrew, tashkil in Arabic. */
  readonly language: Language;
  readonly checked: boolean;
  readonly onChange: (points: boolean) => void;
};

/** Whether the story is written with niqqud or tashkil (§10 points). */
export function PointsSwitch({ language, checked, onChange }: PointsSwitchProps) {
  const t = useTranslations('wizard.book.points');
  return (
    <label className="switch-row mb-2">
      <span>
        <b className="block font-semibold" id="points-switch">
          {t('label', { language })}
        </b>
        <span className="block text-ink-soft text-small" id="points-note">
          {t('note')}
        </span>
      </span>
      <input
        aria-checked={checked}
        aria-describedby="points-note"
        aria-labelledby="points-switch"
        checked={checked}
        className="ui-switch"
        onChange={(event) => onChange(event.target.checked)}
        role="switch"
        type="checkbox"
      />
    </label>
  );
}
