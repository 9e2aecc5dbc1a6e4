import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { CharacterSteps } from './use-character';

type CorrectionStepsProps = { readonly steps: CharacterSteps; readonly fromPhoto: boolean };

/** Back and forth among the corrections, and all the way to the start. */
export function CorrectionSteps({ steps: { undo, redo, reset }, fromPhoto }: CorrectionStepsProps) {
  const t = useTranslations('hero.steps');
  // Its place is kept before there is anything to take back: what is below must not jump at the first correction.
  const idle = !undo && !redo && !reset;
  return (
    <div className={idle ? 'correction-steps invisible' : 'correction-steps'}>
      <StepButton icon="rotate-ccw" label={t('undo')} onStep={undo} />
      <StepButton icon="rotate-cw" label={t('redo')} onStep={redo} />
      <button aria-disabled={!reset} className="text-link min-h-11 px-2" onClick={reset ?? undefined} type="button">
        {t(fromPhoto ? 'photo' : 'first')}
      </button>
    </div>
  );
}

type StepButtonProps = {
  readonly icon: 'rotate-ccw' | 'rotate-cw';
  readonly label: string;
  readonly onStep: (() => void) | null;
};

/** Stays in reach of the keyboard where there is no step left. */
const StepButton = ({ icon, label, onStep }: StepButtonProps) => (
  <button
    aria-disabled={!onStep}
    aria-label={label}
    className="icon-button"
    onClick={onStep ?? undefined}
    title={label}
    type="button"
  >
    <Icon name={icon} />
  </button>
);
