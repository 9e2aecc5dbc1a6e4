import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { CharacterHistory } from '../use-character';

type UndoRedoButtonsProps = { readonly history: CharacterHistory; readonly fromPhoto: boolean };

/** Buttons for undo, redo and reset. */
export function UndoRedoButtons({ history: { undo, redo, reset }, fromPhoto }: UndoRedoButtonsProps) {
  const t = useTranslations('hero.steps');
  // Reserve the height before the first correction, so that the layout below does not jump.
  const idle = !undo && !redo && !reset;
  return (
    <div className={idle ? 'correction-steps invisible' : 'correction-steps'}>
      <StepButton icon="rotate-ccw" label={t('undo')} onStep={undo} />
      <StepButton icon="rotate-cw" label={t('redo')} onStep={redo} />
      <UnstyledButton
        aria-disabled={!reset}
        className="text-link min-h-11 px-2"
        onClick={reset ?? undefined}
        type="button"
      >
        {t(fromPhoto ? 'photo' : 'first')}
      </UnstyledButton>
    </div>
  );
}

type StepButtonProps = {
  readonly icon: 'rotate-ccw' | 'rotate-cw';
  readonly label: string;
  readonly onStep: (() => void) | null;
};

/** Stays focusable when there is no step left. */
const StepButton = ({ icon, label, onStep }: StepButtonProps) => (
  <UnstyledButton
    aria-disabled={!onStep}
    aria-label={label}
    className="icon-button"
    onClick={onStep ?? undefined}
    title={label}
    type="button"
  >
    <Icon name={icon} />
  </UnstyledButton>
);
