import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/choice/checkbox';
import type { Language } from '@/lib/markets';

type PointsBoxProps = {
  /** Of the book: niqqud in Hebrew, tashkil in Arabic. */
  readonly language: Language;
  readonly checked: boolean;
  readonly onChange: (points: boolean) => void;
};

/** Whether the story is written with niqqud or tashkil (§10 points). */
export function PointsBox({ language, checked, onChange }: PointsBoxProps) {
  const t = useTranslations('wizard.book.points');
  return (
    <div className="mb-2 rounded-card bg-paper p-2">
      <Checkbox
        aria-describedby="points-note"
        checked={checked}
        className="font-semibold"
        onChange={(event) => onChange(event.target.checked)}
      >
        {t('label', { language })}
      </Checkbox>
      <p className="text-ink-soft text-small" id="points-note">
        {t('note')}
      </p>
    </div>
  );
}
