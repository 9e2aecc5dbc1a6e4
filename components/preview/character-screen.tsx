'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MakeBar } from '@/components/layout/make-bar';
import { SavedMark } from '@/components/layout/saved-mark';
import { WizardProgress } from '@/components/wizard/wizard-progress';
import type { DraftView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import type { ImageModel } from '@/lib/illustrator';
import { CharacterEditor } from './character-editor';
import { useCharacter } from './use-character';
import { WaitingScene } from './waiting-scene';

type CharacterScreenProps = {
  readonly draft: DraftView;
  readonly accept: (draft: DraftView) => Promise<unknown>;
  readonly onApproved: () => void;
};

/** Step 4: the wait for the hero, then the passport. */
export function CharacterScreen({ draft, accept, onApproved }: CharacterScreenProps) {
  const t = useTranslations('common');
  const { to } = useMarket();
  const { character, changed, change, saving, settle, retry, ...steps } = useCharacter(draft, accept);
  // Once met, the hero stays on screen while a correction is being drawn.
  const [met, setMet] = useState(draft.portraits.regular !== null);
  if (!met && draft.portraits.regular) setMet(true);
  const redraw = async () => {
    await accept(await send<DraftView>(`/api/books/${draft.id}/retry`, { json: { kind: 'character' } }));
  };
  const approve = async (imageModel: ImageModel) => {
    await settle();
    await accept(await send<DraftView>(`/api/books/${draft.id}/approve`, { json: { imageModel } }));
    onApproved();
  };
  const failed = draft.tasks.character?.state === 'failed';
  if (failed && met && !draft.portraits.regular) setMet(false);
  return (
    <div className="make-page">
      <MakeBar
        back={{ label: t('back'), href: to(`/wizard?step=photo&draft=${draft.id}`) }}
        end={<SavedMark onRetry={retry} state={saving} />}
      >
        <WizardProgress bookId={draft.id} current="hero" />
      </MakeBar>
      {met && character ? (
        <CharacterEditor
          accept={accept}
          changed={changed}
          character={character}
          draft={draft}
          onApprove={approve}
          onChange={change}
          saving={saving}
          settle={settle}
          steps={steps}
        />
      ) : (
        <main id="content">
          <WaitingScene draft={draft} onRetry={redraw} />
        </main>
      )}
    </div>
  );
}
