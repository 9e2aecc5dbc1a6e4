'use client';

import { type ReactNode, useState } from 'react';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { CharacterProgress } from '@/components/generation-progress/character-progress';
import { FlowHeader } from '@/components/layout/flow-header';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import type { DraftView } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import type { Character, ImageModel } from '@/lib/illustrator';
import { CandidatePicker } from './candidates/candidate-picker';
import characterStyles from './character.pcss';
import { CharacterEditor } from './character-editor';
import type { CharacterOptions } from './character-options';
import { useCharacter } from './use-character';

export { characterStyles };

type CharacterScreenProps = {
  readonly draft: DraftView;
  readonly onDraftChange: (draft: DraftView) => Promise<unknown>;
  readonly onApproved: () => void;
  readonly back: { readonly label: string; readonly href: string };
  /** In the header: where the parent is. */
  readonly heading: ReactNode;
  readonly options: CharacterOptions;
};

/** Asks which hero is closer if the photo leaves a doubt, waits for the character, then shows the editor. */
export function CharacterScreen(props: CharacterScreenProps) {
  const { draft, onDraftChange, onApproved, back, heading, options } = props;
  const { character, dirty, change, takeAdded, saving, flushSave, retry, ...history } = useCharacter(
    draft,
    onDraftChange,
  );
  // Once shown, the editor stays while a correction is being drawn.
  const [editorShown, setEditorShown] = useState(draft.portraits.regular !== null);
  if (!editorShown && draft.portraits.regular) setEditorShown(true);
  const redraw = async () => {
    await onDraftChange(await sendJson<DraftView>(`/api/books/${draft.id}/retry`, { json: { kind: 'character' } }));
  };
  const approve = async (imageModel: ImageModel) => {
    await flushSave();
    await onDraftChange(await sendJson<DraftView>(`/api/books/${draft.id}/approve`, { json: { imageModel } }));
    onApproved();
  };
  const choose = async (chosen: Character | null) => {
    const change = chosen ? { character: chosen } : { candidates: null };
    await onDraftChange(await sendJson<DraftView>(`/api/books/${draft.id}`, { method: 'PATCH', json: change }));
  };
  const failed = draft.tasks.character?.state === 'failed';
  if (failed && editorShown && !draft.portraits.regular) setEditorShown(false);
  return (
    <div className="wizard-page">
      <LinkedStylesheet href={characterStyles} />
      <FlowHeader back={back} actions={<SavedIndicator onRetry={retry} state={saving} />}>
        {heading}
      </FlowHeader>
      {draft.candidates.length > 0 ? (
        <CandidatePicker draft={draft} onChoose={choose} />
      ) : editorShown && character ? (
        <CharacterEditor
          onDraftChange={onDraftChange}
          dirty={dirty}
          character={character}
          draft={draft}
          onApprove={approve}
          onChange={change}
          onAddedChange={takeAdded}
          saveState={saving}
          flushSave={flushSave}
          history={history}
          options={options}
        />
      ) : (
        <main id="content">
          <CharacterProgress draft={draft} onRetry={redraw} />
        </main>
      )}
    </div>
  );
}
