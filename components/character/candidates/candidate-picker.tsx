import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { DraftView } from '@/lib/books';
import type { Character } from '@/lib/illustrator';
import { CandidateChoices } from './candidate-choices';
import { getDoubt } from './differences';

type CandidatePickerProps = {
  readonly draft: DraftView;
  /** Saves the chosen hero, or `null` when none is right. */
  readonly onChoose: (character: Character | null) => Promise<unknown>;
};

/** 'Which one is closer?': asked before the hero is shown, when the photo leaves hair or skin in doubt. */
export function CandidatePicker({ draft, onChoose }: CandidatePickerProps) {
  const t = useTranslations('hero.candidates');
  const { candidates, gender } = draft;
  const name = draft.childName ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (candidates.length === 0) return null;
  return (
    <main className="candidate-step wrap" id="content">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('title', { name, gender })}
        </h1>
        <p className="mt-2 text-ink-soft text-lead">{t('lead', { doubt: getDoubt(candidates), gender })}</p>
      </div>
      <CandidateChoices draft={draft} onChoose={onChoose} photoUrl={draft.photo?.url ?? null} />
    </main>
  );
}
