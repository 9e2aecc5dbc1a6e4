'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { startPhotoWorker } from '@/components/photo/worker/photo-worker';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { type DraftView, SECOND_CONSENT_VERSION } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { toast } from '@/lib/client/stores/toast-store';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import type { Character } from '@/lib/illustrator';
import type { ReadSecond } from './read-second';

const SecondPhotoDialog = dynamic(() => import('./second-photo-dialog'), { ssr: false });

/** Sends a change of the second hero and shows the draft that answers it. */
export type ChangeSecond = (send: () => Promise<DraftView>) => Promise<void>;

type SecondPhotoProps = {
  readonly draft: DraftView;
  readonly second: NonNullable<DraftView['second']>;
  readonly character: Character;
  readonly onSend: ChangeSecond;
  /** What the photo left in doubt: the editor asks about it first. */
  readonly onUnsure: (unsure: readonly string[]) => void;
  readonly onLooks: () => void;
};

/** A photo of the second hero, if the parent wants one, and 'delete now' for what was read from it. */
export function SecondPhoto({ draft, second, character, onSend, onUnsure, onLooks }: SecondPhotoProps) {
  const { id, secondReadOnDevice } = draft;
  const { name, gender } = second;
  const t = useTranslations('hero.second.photo');
  const { language } = useMarket();
  const [choosing, setChoosing] = useState(false);
  const send = async ({ look, unsure }: ReadSecond) => {
    const consent = { accepted: true, textVersion: SECOND_CONSENT_VERSION, language };
    await onSend(() => sendJson<DraftView>(`/api/books/${id}/second`, { json: { character: look, consent } }));
    onUnsure(unsure);
    if (unsure.length > 0) onLooks();
  };
  const open = () => {
    startPhotoWorker();
    setChoosing(true);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-ink-soft text-small">
        {secondReadOnDevice ? t('read', { second: name }) : t('why', { gender })}
      </p>
      <Button onClick={open} size="small" variant="quiet">
        <Icon name="camera" />
        {secondReadOnDevice ? t('another', { second: name }) : t('add', { second: name })}
      </Button>
      {secondReadOnDevice && <DeleteSecondPhoto id={id} onSend={onSend} second={second} />}
      {choosing && (
        <SecondPhotoDialog
          character={character}
          draft={draft}
          onLooks={onLooks}
          onOpenChange={setChoosing}
          onRead={send}
          second={second}
        />
      )}
    </div>
  );
}

type DeleteSecondPhotoProps = Pick<SecondPhotoProps, 'onSend' | 'second'> & { readonly id: string };

function DeleteSecondPhoto({ id, onSend, second: { name, gender } }: DeleteSecondPhotoProps) {
  const t = useTranslations('hero.second.photo.delete');
  const common = useTranslations('common');
  const { openDialog, dialog, failure } = useConfirmAction(async () => {
    await onSend(() => sendJson<DraftView>(`/api/books/${id}/second`, { method: 'DELETE' }));
    toast(t('done'));
    return 'close';
  });
  return (
    <>
      <button aria-haspopup="dialog" className="text-link" onClick={openDialog} type="button">
        {t('now', { second: name })}
      </button>
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
