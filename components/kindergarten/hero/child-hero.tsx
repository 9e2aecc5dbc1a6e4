import { useTranslations } from 'next-intl';
import { type RefObject, useEffect } from 'react';
import { CandidateChoices } from '@/components/character/candidates/candidate-choices';
import { getDoubt } from '@/components/character/candidates/differences';
import { useCharacter } from '@/components/character/use-character';
import { useChildPhoto } from '@/components/character/use-child-photo';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import type { DraftView } from '@/lib/books';
import type { Gender } from '@/lib/catalogue';
import { sendJson } from '@/lib/client/api/send-json';
import type { Character } from '@/lib/illustrator';
import { HeroEditor } from './hero-editor';

/** Sends a correction that still waits, when the dialog closes. */
export type FlushHero = RefObject<(() => Promise<void>) | null>;

type ChildHeroProps = {
  readonly draft: DraftView;
  /** Empty for a child without a name. */
  readonly name: string;
  /** `null`: nobody has said it yet; the draft has the one of the class until then. */
  readonly gender: Gender | null;
  /** Object URL of the photo that this device has read. */
  readonly preview: string | null;
  readonly flush: FlushHero;
  readonly onDraftChange: (draft: DraftView) => Promise<unknown>;
  readonly onAnotherPhoto: () => void;
  readonly onDone: () => void;
};

/** The hero of a child of a class: which drawing is closer, where the photo leaves a doubt, then every feature. */
export function ChildHero(props: ChildHeroProps) {
  const { draft, name, gender, preview, flush, onDraftChange, onAnotherPhoto, onDone } = props;
  const t = useTranslations('hero.candidates');
  const { character, dirty, change, saving, flushSave, retry, ...history } = useCharacter(draft, onDraftChange);
  const stored = useChildPhoto(draft);
  const photoUrl = preview ?? stored;
  const { candidates } = draft;
  useEffect(() => {
    flush.current = flushSave;
    return () => {
      flush.current = null;
    };
  }, [flush, flushSave]);
  const patch = async (json: object) => {
    await onDraftChange(await sendJson<DraftView>(`/api/books/${draft.id}`, { method: 'PATCH', json }));
  };
  if (!character) return null;
  if (candidates.length > 0) {
    const choose = (chosen: Character | null) => patch(chosen ? { character: chosen } : { candidates: null });
    return (
      <div className="grid gap-5">
        <p className="text-ink-soft">{t('lead', { doubt: getDoubt(candidates), gender: gender ?? 'other' })}</p>
        <CandidateChoices draft={draft} onChoose={choose} photoUrl={photoUrl} />
      </div>
    );
  }
  return (
    <HeroEditor
      character={character}
      dirty={dirty}
      draft={draft}
      history={history}
      name={name}
      onAnotherPhoto={onAnotherPhoto}
      onChange={change}
      onLooked={async () => {
        await flushSave();
        await patch({ unsureTraits: [] });
        onDone();
      }}
      onRedraw={async () => {
        const path = `/api/books/${draft.id}/retry`;
        await onDraftChange(await sendJson<DraftView>(path, { json: { kind: 'character' } }));
      }}
      photoUrl={photoUrl}
      saved={saving === 'saved'}
    >
      <SavedIndicator onRetry={retry} state={saving} />
    </HeroEditor>
  );
}
