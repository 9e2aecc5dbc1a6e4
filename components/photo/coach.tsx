import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { PhotoLook } from './picture-facts';

const TIPS = ['face', 'light', 'hat'] as const;

/** Before there is a photo: three things that make a good one. */
function CoachTips() {
  const t = useTranslations('wizard.photo.tips');
  return (
    <ul className="coach-list">
      {TIPS.map((tip) => (
        <li className="coach-pill" data-open key={tip}>
          <Icon name="check" />
          {t(tip)}
        </li>
      ))}
    </ul>
  );
}

type CoachProps = { readonly look: PhotoLook | null };

/** What the photo itself tells: passed checks as mint pills, and one piece of advice that does not block. */
export function Coach({ look }: CoachProps) {
  const t = useTranslations('wizard.photo.coach');
  if (!look) return <CoachTips />;
  const passed = [
    'size' as const,
    ...(look.light === 'good' ? (['light'] as const) : []),
    ...(look.sharp ? (['sharp'] as const) : []),
  ];
  const advice = look.light === 'good' ? (look.sharp ? null : 'blurred') : look.light;
  return (
    <div className="grid gap-2" aria-live="polite">
      <ul className="coach-list">
        {passed.map((check) => (
          <li className="coach-pill" key={check}>
            <Icon name="circle-check" />
            {t(check)}
          </li>
        ))}
      </ul>
      {advice && (
        <p className="flex gap-3 rounded-control bg-honey-wash px-4 py-3 text-small">
          <Icon className="mt-0.5 text-honey-deep" name="lightbulb" />
          <span>
            <b className="block font-semibold">{t(`${advice}.title`)}</b>
            {t(`${advice}.text`)}
          </span>
        </p>
      )}
    </div>
  );
}
