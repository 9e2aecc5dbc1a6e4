'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import type { DraftView } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import type { Character } from '@/lib/illustrator';
import { useFamilySketch } from '../family/use-family-sketch';
import { useNearScreen, useSettled } from '../family/use-settled';
import { type ChangeSecond, SecondPhoto } from './photo/second-photo';

const SecondDialog = dynamic(() => import('./second-dialog'), { ssr: false });

/** Two heroes take half a second to draw: not at every step of a slider. */
const SETTLE_MS = 800;

type SecondSectionProps = {
  readonly draft: DraftView;
  readonly character: Character;
  readonly onSend: ChangeSecond;
  readonly onUnsure: (unsure: readonly string[]) => void;
  /** Who the heroes are can change; in the book that is bought it cannot. */
  readonly changeable: boolean;
  /** Shows the features of the second hero. */
  readonly onLooks: () => void;
};

/** 'Room for one more hero': a brother, sister or friend in a story that is told of two (§10 two heroes). */
export function SecondSection({ draft, character, onSend, onUnsure, onLooks, changeable }: SecondSectionProps) {
  const { id, second } = draft;
  const name = draft.childName ?? '';
  const t = useTranslations('hero.second');
  const common = useTranslations('common');
  const [asking, setAsking] = useState(false);
  const save = (next: DraftView['second']) =>
    onSend(() => sendJson<DraftView>(`/api/books/${id}`, { method: 'PATCH', json: { second: next } }));
  const { openDialog, dialog, failure } = useConfirmAction(async () => {
    await save(null);
    return 'close';
  });
  if (!second && !changeable) return null;
  return (
    <section aria-labelledby="second-title" className="family-section">
      <h2 className="text-title" id="second-title">
        {second ? t('both', { name, second: second.name }) : t('title')}
      </h2>
      {second ? (
        <>
          <PairPicture alt={t('alt', { name, second: second.name })} character={character} id={id} second={second} />
          <div className="flex flex-wrap gap-2">
            <Button onClick={onLooks} size="small" variant="ink">
              {t('looks', { gender: second.gender, second: second.name })}
            </Button>
            {changeable && (
              <>
                <Button onClick={() => setAsking(true)} size="small" variant="quiet">
                  {t('change')}
                  <Icon name="pencil" />
                </Button>
                <Button onClick={openDialog} size="small" variant="quiet">
                  {t('remove', { name })}
                </Button>
              </>
            )}
          </div>
          {changeable && !draft.asGuest && (
            <SecondPhoto
              character={character}
              draft={draft}
              onLooks={onLooks}
              onSend={onSend}
              onUnsure={onUnsure}
              second={second}
            />
          )}
        </>
      ) : (
        <>
          <p className="text-ink-soft">{t('lead', { name })}</p>
          <Button className="justify-self-start" onClick={() => setAsking(true)} variant="quiet">
            <Icon name="plus" />
            {t('add')}
          </Button>
        </>
      )}
      {asking && <SecondDialog draft={draft} onOpenChange={setAsking} onSave={save} />}
      <ConfirmDialog
        {...dialog}
        cancelLabel={t('keep')}
        closeLabel={common('close')}
        confirmLabel={t('removeNow', { name })}
        description={t('removeText', { name, second: second?.name ?? '', gender: second?.gender ?? 'boy' })}
        error={<FormError failure={failure} />}
        title={t('remove', { name })}
      />
    </section>
  );
}

type PairPictureProps = {
  readonly id: string;
  readonly alt: string;
  readonly character: Character;
  /** Another name, gender or age is another picture. */
  readonly second: NonNullable<DraftView['second']>;
};

function PairPicture({ id, alt, character, second }: PairPictureProps) {
  const t = useTranslations('hero.second');
  const family = useTranslations('hero.family');
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearScreen(frame);
  const settled = useSettled(character, SETTLE_MS);
  const picture = useFamilySketch(id, 'pair', near ? settled : null, `${second.gender}${second.age}`);
  return (
    <div className="family-picture" ref={frame}>
      {/* biome-ignore lint/performance/noImgElement: a picture that only this page holds */}
      {picture.url && <img alt={alt} height={480} src={picture.url} width={960} />}
      <p aria-live="polite" className="family-status">
        {picture.drawing && t('drawing')}
      </p>
      {picture.failed && (
        <p className="family-failed">
          {family('failed')}{' '}
          <button className="text-link" onClick={picture.retry} type="button">
            {family('retry')}
          </button>
        </p>
      )}
    </div>
  );
}
