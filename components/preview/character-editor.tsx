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
import { AlsoChips } from './also-chips';
import { traitOrder } from './palettes';
import { Passport } from './passport';
import { TraitSection } from './trait-section';

type CharacterEditorProps = {
  readonly draft: DraftView;
  readonly character: Character;
  readonly saving: SaveState;
  readonly onChange: (part: Partial<Character>) => void;
  readonly onApprove: (model: ImageModel) => Promise<void>;
};

const WIDE = ['hairStyle', 'glasses'];

/** 'This is my child': choose the model, mend what the photo did not tell, approve. */
export function CharacterEditor({ draft, character, saving, onChange, onApprove }: CharacterEditorProps) {
  const t = useTranslations('preview');
  const [model, setModel] = useState(draft.imageModel);
  // Asked once: a section must not jump away while it is being answered.
  const [unsure] = useState(draft.unsureTraits);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { gender } = draft;
  const name = draft.childName ?? '';

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
        <p className="mt-1 text-ink-soft text-lead">{t('character.lead', { gender })}</p>
      </div>
      <div className="make-picture">
        <Passport draft={draft} model={model} onModel={setModel} outdated={saving === 'saving'} />
      </div>
      <div className="make-side trait-grid content-start">
        {traitOrder(unsure).map((trait) => (
          <div className={WIDE.includes(trait) ? 'trait-wide' : undefined} key={trait}>
            <TraitSection character={character} onChange={onChange} trait={trait} unsure={unsure.includes(trait)} />
          </div>
        ))}
        <div className="trait-wide">
          <AlsoChips character={character} onChange={onChange} />
        </div>
        <div className="trait-wide">
          <FormProblem code={problem} />
        </div>
      </div>
      <div className="make-go">
        <Button busy={busy} disabled={saving === 'saving'} onClick={approve} size="large" wide>
          {t('character.approve', { gender })}
          {!busy && <Icon flip name="arrow-right" />}
        </Button>
      </div>
    </main>
  );
}
