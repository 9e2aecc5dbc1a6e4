'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { startPhotoWorker } from '@/components/photo/worker/photo-worker';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { Character, FamilyRole, ReadRelative } from '@/lib/illustrator';
import { applyReading, describeMember, isGrownUp, isPet, removeMember } from './family-options';
import { PersonTraits } from './person-traits';
import { PetTraits } from './pet-traits';
import { ReadNotice } from './photo/read-notice';
import { useFamilySketch } from './use-family-sketch';
import '@/app/overlays.css';

const RelativePhotoForm = dynamic(() => import('./photo/relative-photo-form'), { ssr: false });
const PetPhotoForm = dynamic(() => import('./photo/pet-photo-form'), { ssr: false });

type RelativeDialogProps = {
  readonly bookId: string;
  readonly role: FamilyRole;
  readonly character: Character;
  readonly onChange: (part: Partial<Character>) => void;
  readonly onOpenChange: (open: boolean) => void;
};

/** `read` and `byHand`: the choices again, after a photo that was read or left. */
type Step = 'choices' | 'photo' | 'read' | 'byHand';

/** How one of the hero's family looks; for a grown-up also by a photo that this device reads. */
export default function RelativeDialog(props: RelativeDialogProps) {
  const { bookId, role, character, onChange, onOpenChange } = props;
  const t = useTranslations('hero.family');
  const common = useTranslations('common');
  const [step, setStep] = useState<Step>('choices');
  const [read, setRead] = useState<ReadRelative | null>(null);
  const take = (next: ReadRelative) => {
    if (!isGrownUp(role)) return;
    onChange({ family: applyReading(character.family, role, next) });
    setRead(next);
    setStep('read');
  };
  const openPhoto = () => {
    if (isGrownUp(role)) startPhotoWorker();
    setStep('photo');
  };
  const titles = step === 'photo' ? getPhotoTexts(t, role) : null;
  return (
    <Dialog
      closeLabel={common('close')}
      description={
        titles?.lead ?? t('remembered', { kind: isGrownUp(role) ? 'grownUp' : isPet(role) ? 'pet' : 'other' })
      }
      onOpenChange={onOpenChange}
      open
      title={titles?.title ?? t('look', { role })}
      width={560}
    >
      {step !== 'photo' ? (
        <Choices
          {...props}
          onForget={() => {
            onChange({ family: removeMember(character.family, role) });
            setRead(null);
          }}
          onPhoto={openPhoto}
          read={read}
          returned={step === 'byHand'}
        />
      ) : isPet(role) ? (
        <PetPhotoForm
          bookId={bookId}
          character={character}
          onChoose={(pet) => {
            if (pet) onChange({ family: describeMember(character.family, role, pet) });
            setStep('byHand');
          }}
          role={role}
        />
      ) : (
        isGrownUp(role) && (
          <RelativePhotoForm bookId={bookId} onByHand={() => setStep('byHand')} onRead={take} role={role} />
        )
      )}
    </Dialog>
  );
}

/** What the dialog says above the form of a photo. */
function getPhotoTexts(t: ReturnType<typeof useTranslations<'hero.family'>>, role: FamilyRole) {
  if (isPet(role)) return { title: t('pet.photo.title', { role }), lead: t('pet.photo.lead') };
  return { title: t('photo.title', { role }), lead: t('photo.lead') };
}

type ChoicesProps = RelativeDialogProps & {
  readonly read: ReadRelative | null;
  readonly onPhoto: () => void;
  /** Draws them as the story does. */
  readonly onForget: () => void;
  /** The parent has left the form of a photo: the focus goes back to its button. */
  readonly returned: boolean;
};

/** The choices, with a portrait that follows each of them. */
function Choices({ bookId, role, character, onChange, onOpenChange, ...photo }: ChoicesProps) {
  const { read, onPhoto, onForget, returned } = photo;
  const t = useTranslations('hero.family');
  const photoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) photoButton.current?.focus();
  }, [returned]);
  const portrait = useFamilySketch(bookId, role, character);
  const { family } = character;
  return (
    <>
      <div className="family-look">
        <div className="family-portrait">
          {/* biome-ignore lint/performance/noImgElement: a picture that only this page holds */}
          {portrait.url && <img alt={t('role', { role })} src={portrait.url} />}
          <p aria-live="polite" className="family-status">
            {portrait.drawing ? t('drawing') : portrait.failed && t('failed')}
          </p>
        </div>
        <div className="grid content-start gap-4">
          {(isGrownUp(role) || isPet(role)) && (
            <>
              {isGrownUp(role) && read && <ReadNotice read={read} role={role} />}
              <Button className="justify-self-start" onClick={onPhoto} ref={photoButton} size="small" variant="quiet">
                <Icon name="camera" />
                {read ? t('photo.another') : t('photo.add')}
              </Button>
            </>
          )}
          {isPet(role) ? (
            <PetTraits
              family={family}
              onChange={(pet) => onChange({ family: describeMember(family, role, pet) })}
              role={role}
            />
          ) : (
            <PersonTraits
              character={character}
              onChange={(looks) => onChange({ family: describeMember(family, role, looks) })}
              read={read}
              role={role}
            />
          )}
        </div>
      </div>
      <div className="family-actions">
        {family?.[role] && (
          <Button onClick={onForget} variant="quiet">
            {t('reset')}
          </Button>
        )}
        <Button onClick={() => onOpenChange(false)}>{t('done')}</Button>
      </div>
    </>
  );
}
