import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { DraftView } from '@/lib/books';
import type { Verdict } from '@/lib/photos';

const TIPS = ['face', 'light', 'hat'] as const;

/** Before there is a photo: three things that make a good one. */
export function CoachTips() {
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

type CoachProps = {
  readonly name: string;
  readonly gender: DraftView['gender'];
  readonly verdict: Verdict | null;
  /** A small face can be made large enough by cropping. */
  readonly croppable: boolean;
  /** Somebody is looking at the photo just now. */
  readonly looking: boolean;
  /** Ways out that belong to the first piece of advice. */
  readonly children?: ReactNode;
};

/** More advice than this at once is a scolding. */
const MOST_ADVICE = 2;

/** What the photo itself tells: what is fine as mint pills, then what could be better and how. */
export function Coach({ name, gender, verdict, croppable, looking, children }: CoachProps) {
  const t = useTranslations('wizard.photo.coach');
  return (
    <div aria-live="polite" className="grid gap-2.5">
      {looking && <p className="coach-looking text-ink-soft text-small">{t('looking')}</p>}
      {verdict && verdict.passed.length > 0 && (
        <ul className="coach-list">
          {verdict.passed.map((check) => (
            <li className="coach-pill" key={check}>
              <Icon name="circle-check" />
              {t(`checks.${check}`)}
            </li>
          ))}
        </ul>
      )}
      {verdict?.findings.slice(0, MOST_ADVICE).map((finding, place) => (
        <div className="coach-advice" key={finding}>
          <Icon className="mt-0.5 text-honey-deep" name="lightbulb" />
          <div className="grid grow gap-2">
            <p>
              <b className="block font-semibold">{t(`${finding}.title`, { name, gender })}</b>
              {t(`${finding}.text`, { name, gender, crop: croppable ? 'yes' : 'no' })}
            </p>
            {place === 0 && children}
          </div>
        </div>
      ))}
    </div>
  );
}
