import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { DraftView } from '@/lib/books';
import type { PhotoAssessment } from '@/lib/photos';

const TIPS = ['face', 'light', 'hat'] as const;

/** Three tips for a good photo, shown before there is one. */
export function PhotoTips() {
  const t = useTranslations('wizard.photo.tips');
  return (
    <ul className="photo-check-list">
      {TIPS.map((tip) => (
        <li className="photo-check" data-open key={tip}>
          <Icon name="lightbulb" />
          {t(tip)}
        </li>
      ))}
    </ul>
  );
}

type PhotoQualityProps = {
  readonly name: string;
  readonly gender: DraftView['gender'];
  readonly verdict: PhotoAssessment | null;
  /** Cropping can make the small face large enough. */
  readonly croppable: boolean;
  /** The analysis of the photo is running. */
  readonly analyzing: boolean;
  /** Actions for the first finding. */
  readonly children?: ReactNode;
};

/** Showing more findings at once would discourage parents. */
const MAX_FINDINGS = 2;

/** Result of the photo analysis: what is wrong or could be better and how, then passed checks as mint pills. */
export function PhotoQuality({ name, gender, verdict, croppable, analyzing, children }: PhotoQualityProps) {
  const t = useTranslations('wizard.photo.coach');
  return (
    <div aria-live="polite" className="grid gap-2.5">
      {analyzing && <p className="photo-analyzing text-ink-soft text-small">{t('looking')}</p>}
      {verdict?.findings.slice(0, MAX_FINDINGS).map((finding, index) => (
        <div className="photo-advice" key={finding}>
          <Icon className="mt-0.5 text-honey-deep" name="lightbulb" />
          <div className="grid grow gap-2">
            <p>
              <b className="block font-semibold">{t(`${finding}.title`, { name, gender })}</b>
              {t(`${finding}.text`, { name, gender, crop: croppable ? 'yes' : 'no' })}
            </p>
            {index === 0 && children}
          </div>
        </div>
      ))}
      {verdict && verdict.passed.length > 0 && (
        <ul className="photo-check-list">
          {verdict.passed.map((check) => (
            <li className="photo-check" key={check}>
              <Icon name="circle-check" />
              {t(`checks.${check}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
