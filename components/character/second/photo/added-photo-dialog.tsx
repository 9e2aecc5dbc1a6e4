'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { deleteStoredPhotos } from '@/components/photo/upload/photo-store';
import { canReadPhotos } from '@/components/photo/worker/photo-worker';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { DraftView, PlacedHero } from '@/lib/books';
import type { Character, ReadHero } from '@/lib/illustrator';
import { AddedDoubt } from './added-doubt';
import { AddedPhotoForm } from './added-photo-form';
import type { ReadAdded } from './read-added';
import { getPhotoStore } from './use-added-photo';
import '@/app/overlays.css';
import './photo-dialog.css';

type AddedPhotoDialogProps = {
  readonly draft: DraftView;
  readonly added: PlacedHero;
  readonly character: Character;
  /** Stores what was read, with the consent. */
  readonly onRead: (read: ReadAdded) => Promise<void>;
  /** The parent would rather choose the looks. */
  readonly onLooks: () => void;
  readonly onOpenChange: (open: boolean) => void;
};

/** A photo of an added hero, read on this device; a doubt is asked about before anything is stored. */
export default function AddedPhotoDialog(props: AddedPhotoDialogProps) {
  const { draft, added, character, onRead, onLooks, onOpenChange } = props;
  const t = useTranslations('hero.second.photo');
  const common = useTranslations('common');
  const doubts = useTranslations('hero.candidates');
  const [doubtful, setDoubtful] = useState<ReadHero | null>(null);
  const [readable] = useState(canReadPhotos);
  const { name, gender, place } = added;

  const finish = async (read: ReadAdded) => {
    await onRead(read);
    await deleteStoredPhotos(({ bookId }) => bookId === getPhotoStore(draft.id, place));
    onOpenChange(false);
  };
  const take = async (hero: ReadHero) => {
    if (hero.candidates.length > 1) setDoubtful(hero);
    else await finish({ look: hero.character, unsure: hero.unsure });
  };
  const chooseLooks = () => {
    onOpenChange(false);
    onLooks();
  };
  return (
    <Dialog
      closeLabel={common('close')}
      description={doubtful ? t('doubt', { gender }) : t('lead', { gender })}
      onOpenChange={onOpenChange}
      open
      title={doubtful ? doubts('title', { name, gender }) : t('title', { second: name })}
      width={620}
    >
      {doubtful ? (
        <AddedDoubt added={added} character={character} draft={draft} hero={doubtful} onChoose={finish} />
      ) : readable ? (
        <AddedPhotoForm added={added} draft={draft} onLooks={chooseLooks} onRead={take} />
      ) : (
        <div className="grid gap-4">
          <p>{t('unable', { second: name })}</p>
          <Button onClick={chooseLooks}>{t('byHand')}</Button>
        </div>
      )}
    </Dialog>
  );
}
