'use client';

import { useTranslations } from 'next-intl';
import { BusyDots } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/text';
import type { DraftView } from '@/lib/books';

type StageState = 'done' | 'now' | 'next';

const LOOKS: Readonly<Record<StageState, string>> = {
  done: 'text-mint-deep',
  now: 'font-semibold',
  next: 'text-ink-soft',
};

/** What has been done, what is being done, and what comes: as the worker tells it, no guess among it. */
export function WaitingStages({ draft }: { readonly draft: DraftView }) {
  const t = useTranslations('waiting.stages');
  const hero = { name: draft.childName ?? '', gender: draft.gender };
  const runs = draft.tasks.character?.state === 'running';
  const work = runs ? t('drawing', hero) : t('turn');
  const stages: readonly (readonly [StageState, string])[] = [
    ['done', draft.photo ? t('photo') : t('told')],
    ['now', work],
    ['next', t('meet', hero)],
  ];
  return (
    <>
      <ol aria-label={t('label')} className="grid gap-2.5 text-start">
        {stages.map(([state, words]) => (
          <li className={`grid grid-cols-[34px_1fr] items-start gap-2 ${LOOKS[state]}`} key={state}>
            <span aria-hidden="true" className="grid min-h-6 place-items-center">
              {state === 'done' && <Icon name="circle-check" />}
              {state === 'now' && <BusyDots />}
              {state === 'next' && <span className="size-2 rounded-full border border-current" />}
            </span>
            <span>
              <VisuallyHidden>{t('states', { state })}: </VisuallyHidden>
              {words}
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
