'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { SaveState } from '@/components/layout/saved-mark';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FormProblem } from '@/components/wizard/form-problem';
import type { DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import type { Character, ImageModel } from '@/lib/illustrator';
import { CorrectionSteps } from './correction-steps';
import { Passport } from './passport';
import { TraitTabs } from './trait-tabs';
import type { CharacterSteps } from './use-character';
import { useArrived, useKeptPortraits } from './use-kept-portraits';
import { useRedraws } from './use-redraws';
import { useSketch } from './use-sketch';

type CharacterEditorProps = {
  readonly draft: DraftView;
  readonly character: Character;
  /** The parent has corrected something since the page opened. */
  readonly changed: boolean;
  readonly saving: SaveState;
  readonly onChange: (part: Partial<Character>) => void;
  readonly steps: CharacterSteps;
  readonly onApprove: (model: ImageModel) => Promise<void>;
  readonly accept: (draft: DraftView) => Promise<unknown>;
  readonly settle: () => Promise<void>;
};

/** 'This is my child': choose the model, mend what the photo did not tell, approve. */
export function CharacterEditor(props: CharacterEditorProps) {
  const { draft, character, changed, saving, steps, onChange, onApprove, accept, settle } = props;
  const t = useTranslations('preview');
  const tAsk = useTranslations('hero.ask');
  const [model, setModel] = useState(draft.imageModel);
  // Asked once: a section must not jump away while it is being answered.
  const [unsure] = useState(draft.unsureTraits);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { sketch, drawn, late } = useSketch(draft.id, character, changed);
  const portraits = useKeptPortraits(draft.portraits);
  // What the worker drew takes over once it is here: a hosted model draws otherwise than the sketch.
  const arrived = useArrived(draft.portraits.regular) && saving === 'saved';
  const shown = arrived ? null : (sketch?.url ?? null);
  const redraws = useRedraws(draft, model, { accept, settle });
  const { gender } = draft;
  const name = draft.childName ?? '';

  // The likeliest mistakes come first: what the photo did not tell well.
  const toTraits = () => {
    const first = document.querySelector<HTMLElement>('.trait-tabs [role="tab"]');
    first?.click();
    first?.focus({ preventScroll: true });
    document.querySelector('.trait-bar')?.scrollIntoView({ block: 'start' });
  };
  const approve = async () => {
    setProblem(undefined);
    setBusy(true);
    await onApprove(model).catch((thrown: unknown) => {
      setProblem(asApiError(thrown).code);
      setBusy(false);
    });
  };
  return (
    <main className="make-step wrap" data-passport id="content">
      <div className="make-head">
        <h1 ref={heading} tabIndex={-1}>
          {t('character.title', { name, gender })}
        </h1>
        <p className="mt-1 font-semibold text-lead">{tAsk('question', { name, gender })}</p>
        <p className="text-ink-soft text-lead">
          {draft.photo ? t('character.lead', { gender }) : t('character.leadTold', { gender })}
        </p>
      </div>
      <div className="make-picture">
        <Passport
          draft={draft}
          model={model}
          onModel={setModel}
          onPhotoDeleted={async (left) => {
            setModel(left.imageModel);
            await accept(left);
          }}
          outdated={saving === 'saving'}
          portraits={portraits}
          redraws={redraws}
          sketch={shown}
          sketched={late ? 'late' : drawn ? 'fresh' : null}
        />
      </div>
      <div className="make-side content-start">
        <CorrectionSteps fromPhoto={draft.photo !== null} steps={steps} />
        <TraitTabs
          character={character}
          fromPhoto={draft.photo !== null}
          onChange={onChange}
          portrait={shown ?? portraits.regular}
          unsure={unsure}
        />
        <FormProblem code={problem} />
      </div>
      <div className="make-go character-ask">
        <Button busy={busy} onClick={approve} size="large" wide>
          {t('character.approve', { gender })}
          {!busy && <Icon flip name="arrow-right" />}
        </Button>
        <button className="text-link not-quite" onClick={toTraits} type="button">
          {tAsk('notQuite', { gender })}
        </button>
      </div>
    </main>
  );
}
