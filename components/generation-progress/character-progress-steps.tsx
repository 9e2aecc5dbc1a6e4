'use client';

import { useTranslations } from 'next-intl';
import { LoadingDots } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/text';
import type { DraftView } from '@/lib/books';

type StepState = 'done' | 'now' | 'next';

const STEP_CLASSES: Readonly<Record<StepState, string>> = {
  done: 'text-mint-deep',
  now: 'font-semibold',
  next: 'text-ink-soft',
};

/** Done, current and next step, as the worker reports them. */
export function CharacterProgressSteps({ draft }: { readonly draft: DraftView }) {
  const t = useTranslations('waiting.stages');
  const hero = { name: draft.childName ?? '', gender: draft.gender };
  const running = draft.tasks.character?.state === 'running';
  const work = running ? t('drawing', hero) : t('turn');
  const steps: readonly (readonly [StepState, string])[] = [
    ['done', t(draft.photo ? 'photo' : draft.readOnDevice ? 'read' : 'told')],
    ['now', work],
    ['next', t('meet', hero)],
  ];
  return (
    <>
      <ol aria-label={t('label')} className="grid gap-2.5 text-start">
        {steps.map(([state, text]) => (
          <li className={`grid grid-cols-[34px_1fr] items-start gap-2 ${STEP_CLASSES[state]}`} key={state}>
            <span aria-hidden="true" className="grid min-h-6 place-items-center">
              {state === 'done' && <Icon name="circle-check" />}
              {state === 'now' && <LoadingDots />}
              {state === 'next' && <span className="size-2 rounded-full hairline border-current" />}
            </span>
            <span>
              <VisuallyHidden>{t('states', { state })}: </VisuallyHidden>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {work}
      </p>
    </>
  );
}
