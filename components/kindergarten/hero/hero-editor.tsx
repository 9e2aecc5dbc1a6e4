import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { findOwnHair, showOwnHair } from '@/components/character/own-hair';
import { UndoRedoButtons } from '@/components/character/redraws/undo-redo-buttons';
import { TraitTabs } from '@/components/character/traits/trait-tabs';
import type { CharacterHistory } from '@/components/character/use-character';
import { useImageLoaded, useLatestPortraits } from '@/components/character/use-latest-portraits';
import { useSketch } from '@/components/character/use-sketch';
import { FormError } from '@/components/feedback/form-error';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { Button } from '@/components/ui/button';
import type { DraftView } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { getTaskProgress, isInProgress } from '@/lib/client/progress/task-progress';
import type { Character } from '@/lib/illustrator';

type HeroEditorProps = {
  readonly draft: DraftView;
  readonly character: Character;
  readonly name: string;
  /** Something has been corrected since the dialog opened. */
  readonly dirty: boolean;
  readonly saved: boolean;
  readonly history: CharacterHistory;
  /** Beside the hero, where this device or the shop has it. */
  readonly photoUrl: string | null;
  readonly onChange: (part: Partial<Character>) => void;
  /** The hero is right: nothing is in doubt any more. */
  readonly onLooked: () => Promise<void>;
  readonly onRedraw: () => Promise<void>;
  readonly onAnotherPhoto: () => void;
  /** Whether the corrections are saved. */
  readonly children: ReactNode;
};

/** The drawn hero beside the photo, and its features; those that the photo does not show well come first. */
export function HeroEditor(props: HeroEditorProps) {
  const { draft, character, dirty, history, onChange, onLooked, onRedraw, onAnotherPhoto, children } = props;
  const t = useTranslations('kindergarten.hero');
  // Stored once: a feature must not move while it is corrected.
  const [unsure] = useState(draft.unsureTraits);
  const [pending, setPending] = useState<'looked' | 'redraw'>();
  const [failure, setFailure] = useState<Failure>();
  const hair = findOwnHair(character, draft.firstCharacter);
  // Stored once: the tile shows the hair, whatever else is changed.
  const [tileHero] = useState(() => hair && showOwnHair(character, hair));
  const { sketch, tile } = useSketch(draft.id, character, dirty, tileHero);
  const portrait = useLatestPortraits(draft.portraits).regular;
  const arrived = useImageLoaded(draft.portraits.regular) && props.saved;
  const shown = (arrived ? null : sketch?.url) ?? portrait;
  const task = draft.tasks.character;
  const failed = task?.state === 'failed';
  const run = async (kind: 'looked' | 'redraw', work: () => Promise<void>) => {
    setPending(kind);
    setFailure(undefined);
    await work().catch((thrown: unknown) => setFailure(toApiError(thrown)));
    setPending(undefined);
  };
  return (
    <div className="child-hero-editor">
      <HeroPictures
        name={props.name}
        photoUrl={props.photoUrl}
        portrait={shown}
        progress={failed ? 0.1 : getTaskProgress(task)}
      />
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">{t('lead')}</p>
          {children}
        </div>
        <UndoRedoButtons fromPhoto history={history} />
        <TraitTabs
          character={character}
          fromPhoto
          onChange={onChange}
          ownHair={hair && { hair, picture: tile }}
          portrait={shown}
          ref={null}
          unsure={unsure}
        />
      </div>
      <div className="child-hero-actions">
        <FormError failure={failure ?? (failed ? (task?.errorCode ?? 'illustration_failed') : undefined)} />
        {failed ? (
          <Button loading={pending === 'redraw'} onClick={() => void run('redraw', onRedraw)}>
            {t('drawAgain')}
          </Button>
        ) : (
          <Button
            disabled={!shown && isInProgress(task)}
            loading={pending === 'looked'}
            onClick={() => void run('looked', onLooked)}
          >
            {t('looksRight')}
          </Button>
        )}
        <Button onClick={onAnotherPhoto} variant="quiet">
          {t('anotherPhoto')}
        </Button>
      </div>
    </div>
  );
}

type HeroPicturesProps = Pick<HeroEditorProps, 'name' | 'photoUrl'> & {
  readonly portrait: string | null;
  readonly progress: number;
};

function HeroPictures({ name, photoUrl, portrait, progress }: HeroPicturesProps) {
  const t = useTranslations('kindergarten.hero');
  const child = name || t('child');
  return (
    <div className="child-hero-pictures">
      <div className="child-hero-portrait">
        <RevealImage alt={t('alt', { name: child })} progress={progress} src={portrait} />
      </div>
      {photoUrl && (
        // biome-ignore lint/performance/noImgElement: a private photo, from this device or by a signed link
        <img alt={t('photoAlt', { name: child })} className="child-hero-photo" src={photoUrl} />
      )}
    </div>
  );
}
