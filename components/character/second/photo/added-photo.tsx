'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { startPhotoWorker } from '@/components/photo/worker/photo-worker';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { ADDED_CONSENT_VERSION, type DraftView, type PlacedHero } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { toast } from '@/lib/client/stores/toast-store';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import type { Character } from '@/lib/illustrator';
import type { ReadAdded } from './read-added';

const AddedPhotoDialog = dynamic(() => import('./added-photo-dialog'), { ssr: false });

/** Sends a change of an added hero and shows the draft that answers it. */
export type ChangeAdded = (send: () => Promise<DraftView>) => Promise<void>;

type AddedPhotoProps = {
  readonly draft: DraftView;
  readonly added: PlacedHero;
  readonly character: Character;
  readonly onSend: ChangeAdded;
  /** What the photo left in doubt: the editor asks about it first. */
  readonly onUnsure: (unsure: readonly string[]) => void;
  readonly onLooks: () => void;
};

/** A photo of an added hero, if the parent wants one, and 'delete now' for what was read from it. */
export function AddedPhoto({ draft, added, character, onSend, onUnsure, onLooks }: AddedPhotoProps) {
  const { id } = draft;
  const { name, gender, place } = added;
  const isRead = draft.addedReadOnDevice.includes(place);
  const t = useTranslations('hero.second.photo');
  const { language } = useMarket();
  const [choosing, setChoosing] = useState(false);
  const send = async ({ look, unsure }: ReadAdded) => {
    const consent = { accepted: true, textVersion: ADDED_CONSENT_VERSION, language };
    await onSend(() => sendJson<DraftView>(`/api/books/${id}/${place}`, { json: { character: look, consent } }));
    onUnsure(unsure);
    if (unsure.length > 0) onLooks();
  };
  const open = () => {
    startPhotoWorker();
    setChoosing(true);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-ink-soft text-small">{isRead ? t('read', { second: name }) : t('why', { gender })}</p>
      <Button onClick={open} size="small" variant="quiet">
        <Icon name="camera" />
        {isRead ? t('another', { second: name }) : t('add', { second: name })}
      </Button>
      {isRead && <DeleteAddedPhoto added={added} id={id} onSend={onSend} />}
      {choosing && (
        <AddedPhotoDialog
          added={added}
          character={character}
          draft={draft}
          onLooks={onLooks}
          onOpenChange={setChoosing}
          onRead={send}
        />
      )}
    </div>
  );
}

type DeleteAddedPhotoProps = Pick<AddedPhotoProps, 'onSend' | 'added'> & { readonly id: string };

function DeleteAddedPhoto({ id, onSend, added: { name, gender, place } }: DeleteAddedPhotoProps) {
  const t = useTranslations('hero.second.photo.delete');
  const common = useTranslations('common');
  const { openDialog, dialog, failure } = useConfirmAction(async () => {
    await onSend(() => sendJson<DraftView>(`/api/books/${id}/${place}`, { method: 'DELETE' }));
    toast(t('done'));
    return 'close';
  });
  return (
    <>
      <UnstyledButton aria-haspopup="dialog" className="text-link" onClick={openDialog} type="button">
        {t('now', { second: name })}
      </UnstyledButton>
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('keep')}
        closeLabel={common('close')}
        confirmLabel={t('confirm')}
        description={t('text', { second: name, gender })}
        error={<FormError failure={failure} />}
        title={t('title', { second: name })}
      />
    </>
  );
}
