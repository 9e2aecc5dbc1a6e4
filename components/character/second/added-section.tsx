'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { ADDED_PLACES, type AddedPlace, type DraftView, listDraftHeroes, type PlacedHero } from '@/lib/books';
import { sendJson } from '@/lib/client/api/send-json';
import { useConfirmAction } from '@/lib/client/use-confirm-action';
import type { Character } from '@/lib/illustrator';
import { HeroesPicture } from './heroes-picture';
import { AddedPhoto, type ChangeAdded } from './photo/added-photo';

const AddedDialog = dynamic(() => import('./added-dialog'), { ssr: false });

type AddedSectionProps = {
  readonly draft: DraftView;
  readonly character: Character;
  readonly onSend: ChangeAdded;
  /** What the photo of one of them left in doubt. */
  readonly onUnsure: (place: AddedPlace, unsure: readonly string[]) => void;
  /** Who the heroes are can change; in the book that is bought it cannot. */
  readonly changeable: boolean;
  /** Shows the features of one of the heroes. */
  readonly onLooks: (place: AddedPlace) => void;
};

/** 'Room for one more hero': brothers, sisters or friends in a story that is told of several (§10 heroes together). */
export function AddedSection({ draft, character, onSend, onUnsure, onLooks, changeable }: AddedSectionProps) {
  const { id, mostHeroes } = draft;
  const name = draft.childName ?? '';
  const told = listDraftHeroes(draft);
  const [second, third] = told.map((hero) => hero.name);
  const t = useTranslations('hero.second');
  const [asking, setAsking] = useState<AddedPlace | null>(null);
  const change = (place: AddedPlace, hero: Omit<PlacedHero, 'place'> | null) =>
    onSend(() => sendJson<DraftView>(`/api/books/${id}`, { method: 'PATCH', json: { [place]: hero } }));
  const free = told.length < mostHeroes - 1 ? ADDED_PLACES.find((at) => told.every(({ place }) => place !== at)) : null;
  if (told.length === 0 && !changeable) return null;
  const together = (key: 'alt' | 'both') =>
    third
      ? t(key === 'alt' ? 'altThree' : 'bothThree', { name, second: second ?? '', third })
      : t(key, { name, second: second ?? '' });
  return (
    <section aria-labelledby="second-title" className="family-section">
      <h2 className="text-title" id="second-title">
        {second ? together('both') : t('title')}
      </h2>
      {told.length > 0 && <HeroesPicture added={told} alt={together('alt')} character={character} id={id} />}
      {told.map((hero) => (
        <div className="grid gap-2" key={hero.place}>
          <HeroActions
            draft={draft}
            hero={hero}
            onChange={changeable ? () => setAsking(hero.place) : null}
            onLooks={() => onLooks(hero.place)}
            onRemove={() => change(hero.place, null)}
          />
          {changeable && !draft.asGuest && (
            <AddedPhoto
              added={hero}
              character={character}
              draft={draft}
              onLooks={() => onLooks(hero.place)}
              onSend={onSend}
              onUnsure={(unsure) => onUnsure(hero.place, unsure)}
            />
          )}
        </div>
      ))}
      {changeable && free && (
        <>
          <p className="text-ink-soft">
            {second ? t('leadThird', { name, second }) : t(mostHeroes > 2 ? 'leadSeveral' : 'lead', { name })}
          </p>
          <Button className="justify-self-start" onClick={() => setAsking(free)} variant="quiet">
            <Icon name="plus" />
            {t(second ? 'addThird' : 'add')}
          </Button>
        </>
      )}
      {asking && (
        <AddedDialog
          draft={draft}
          onOpenChange={() => setAsking(null)}
          onSave={(hero) => change(asking, hero)}
          place={asking}
        />
      )}
    </section>
  );
}

type HeroActionsProps = {
  readonly draft: DraftView;
  readonly hero: PlacedHero;
  readonly onLooks: () => void;
  /** `null` where nobody can change who the heroes are. */
  readonly onChange: (() => void) | null;
  readonly onRemove: () => Promise<void>;
};

/** What a parent can change of a hero beside the first one. */
function HeroActions({ draft, hero, onLooks, onChange, onRemove }: HeroActionsProps) {
  const { gender, name: second, place } = hero;
  const name = draft.childName ?? '';
  const t = useTranslations('hero.second');
  const common = useTranslations('common');
  const { openDialog, dialog, failure } = useConfirmAction(async () => {
    await onRemove();
    return 'close';
  });
  const [left] = listDraftHeroes(draft).filter((other) => other.place !== place);
  const words = left
    ? {
        remove: t('removeOne', { second }),
        text: t('removeOneText', { name, second, gender, left: left.name }),
        now: t('removeOneNow', { second }),
        keep: t('keepThree'),
      }
    : {
        remove: t('remove', { name }),
        text: t('removeText', { name, second, gender }),
        now: t('removeNow', { name }),
        keep: t('keep'),
      };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={onLooks} size="small" variant="ink">
        {t('looks', { gender, second })}
      </Button>
      {onChange && (
        <>
          <Button
            aria-label={left ? t('changeOf', { second }) : undefined}
            onClick={onChange}
            size="small"
            variant="quiet"
          >
            {t('change')}
            <Icon name="pencil" />
          </Button>
          <Button onClick={openDialog} size="small" variant="quiet">
            {words.remove}
          </Button>
        </>
      )}
      <ConfirmDialog
        {...dialog}
        cancelLabel={words.keep}
        closeLabel={common('close')}
        confirmLabel={words.now}
        description={
          draft.addedReadOnDevice.includes(place) ? `${words.text} ${t('photo.leaves', { second })}` : words.text
        }
        error={<FormError failure={failure} />}
        title={words.remove}
      />
    </div>
  );
}
