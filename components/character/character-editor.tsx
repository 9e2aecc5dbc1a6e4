'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import type { SaveState } from '@/components/feedback/saved-indicator';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { AddedPlace, DraftView } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import type { Character, ImageModel } from '@/lib/illustrator';
import { CharacterCard } from './character-card';
import type { CharacterOptions } from './character-options';
import { FamilySection } from './family/family-section';
import { findOwnHair, showOwnHair } from './own-hair';
import { UndoRedoButtons } from './redraws/undo-redo-buttons';
import { useRedraws } from './redraws/use-redraws';
import { AddedSection } from './second/added-section';
import { HeroTraits, type Who } from './second/hero-traits';
import type { TraitTabsHandle } from './traits/trait-tabs';
import type { CharacterHistory } from './use-character';
import { useImageLoaded, useLatestPortraits } from './use-latest-portraits';
import { useSketch } from './use-sketch';

type CharacterEditorProps = {
  readonly draft: DraftView;
  readonly character: Character;
  /** The parent has changed something since the page opened. */
  readonly dirty: boolean;
  readonly saveState: SaveState;
  readonly onChange: (part: Partial<Character>) => void;
  /** The server has stored other looks of the heroes beside the first one. */
  readonly onAddedChange: (looks: Pick<Character, AddedPlace>) => void;
  readonly history: CharacterHistory;
  readonly onApprove: (model: ImageModel) => Promise<void>;
  readonly onDraftChange: (draft: DraftView) => Promise<unknown>;
  readonly flushSave: () => Promise<void>;
  readonly options: CharacterOptions;
};

/** 'This is my child': choose the style, correct features, approve. */
export function CharacterEditor(props: CharacterEditorProps) {
  const { draft, character, dirty, saveState, history, onChange, onAddedChange } = props;
  const { onApprove, onDraftChange, flushSave, options } = props;
  const t = useTranslations('preview');
  const tAsk = useTranslations('hero.ask');
  const [model, setModel] = useState(draft.imageModel);
  // Stored once: a section must not move while the parent answers it.
  const [unsure] = useState(draft.unsureTraits);
  const [failure, setFailure] = useState<Failure>();
  const [approving, setApproving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const hair = findOwnHair(character, draft.firstCharacter);
  // Stored once: the tile shows the hair, whatever else the parent changes.
  const [tileHero] = useState(() => hair && showOwnHair(character, hair));
  const { sketch, drawn, late, tile } = useSketch(draft.id, character, dirty, tileHero);
  const portraits = useLatestPortraits(draft.portraits);
  // The worker's portrait replaces the sketch once it is there: a hosted model draws differently.
  const arrived = useImageLoaded(draft.portraits.regular) && saveState === 'saved';
  const visibleSketch = arrived ? null : (sketch?.url ?? null);
  const redraws = useRedraws(draft, model, { onDraftChange, flushSave });
  const { gender } = draft;
  const name = draft.childName ?? '';
  const fromPhoto = draft.photo !== null || draft.readOnDevice;

  const [who, setWho] = useState<Who>('first');
  const [addedUnsure, setAddedUnsure] = useState<ComponentProps<typeof HeroTraits>['addedUnsure']>({});
  const changeAdded = async (send: () => Promise<DraftView>) => {
    await flushSave();
    const saved = await send();
    await onDraftChange(saved);
    onAddedChange(saved.character ?? {});
  };

  // Sections that the photo did not answer well come first, because mistakes are likely there.
  const traits = useRef<TraitTabsHandle>(null);
  const approve = async () => {
    setFailure(undefined);
    setApproving(true);
    await onApprove(model).catch((thrown: unknown) => {
      setFailure(toApiError(thrown));
      setApproving(false);
    });
  };
  return (
    <main className="wizard-step wrap" data-editor id="content">
      <div className="wizard-step-head">
        <h1 ref={heading} tabIndex={-1}>
          {options.title ?? t('character.title', { name, gender })}
        </h1>
        <p className="mt-1 font-semibold text-lead">{tAsk('question', { name, gender })}</p>
        <p className="text-ink-soft text-lead">
          {fromPhoto ? t('character.lead', { gender }) : t('character.leadTold', { gender })}
        </p>
      </div>
      <div className="wizard-step-picture">
        <CharacterCard
          draft={draft}
          model={model}
          onModelChange={setModel}
          onPhotoDeleted={async (updated) => {
            setModel(updated.imageModel);
            await onDraftChange(updated);
          }}
          options={options}
          outdated={saveState === 'saving'}
          portraits={portraits}
          redraws={redraws}
          sketch={visibleSketch}
          sketchState={late ? 'late' : drawn ? 'fresh' : null}
        />
      </div>
      <div className="wizard-step-fields content-start">
        <UndoRedoButtons fromPhoto={fromPhoto} history={history} />
        <HeroTraits
          character={character}
          draft={draft}
          fromPhoto={fromPhoto}
          onChange={onChange}
          ownHair={hair && { hair, picture: tile }}
          portrait={visibleSketch ?? portraits.regular}
          onWhoChange={setWho}
          ref={traits}
          addedUnsure={addedUnsure}
          unsure={unsure}
          who={draft.added.some(({ place }) => place === who) ? who : 'first'}
        />
        {draft.mostHeroes > 1 && (
          <AddedSection
            character={character}
            draft={draft}
            onLooks={(place) => {
              setWho(place);
              // The tabs of that hero are not there yet.
              requestAnimationFrame(() => traits.current?.showFirst());
            }}
            changeable={options.advanced !== 'bought'}
            onSend={changeAdded}
            onUnsure={(place, unsure) => setAddedUnsure((before) => ({ ...before, [place]: unsure }))}
          />
        )}
        {draft.familyRoles.length > 0 && <FamilySection character={character} draft={draft} onChange={onChange} />}
        <FormError failure={failure} />
      </div>
      <div className="wizard-step-actions character-actions">
        <Button loading={approving} onClick={approve} size="large" fullWidth>
          {t('character.approve', { gender })}
          {!approving && <Icon flip name="arrow-right" />}
        </Button>
        <UnstyledButton
          className="text-link character-correct"
          onClick={() => traits.current?.showFirst()}
          type="button"
        >
          {tAsk('notQuite', { gender })}
        </UnstyledButton>
      </div>
    </main>
  );
}
