'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Character, FamilyRole } from '@/lib/illustrator';
import { describeMember, isGrownUp, isPet, removeMember } from './family-options';
import { PersonTraits } from './person-traits';
import { PetTraits } from './pet-traits';
import { useFamilySketch } from './use-family-sketch';
import '@/app/overlays.css';

type RelativeDialogProps = {
  readonly bookId: string;
  readonly role: FamilyRole;
  readonly character: Character;
  readonly onChange: (part: Partial<Character>) => void;
  readonly onOpenChange: (open: boolean) => void;
};

/** How one of the hero's family looks, with a portrait that follows every choice. */
export default function RelativeDialog({ bookId, role, character, onChange, onOpenChange }: RelativeDialogProps) {
  const t = useTranslations('hero.family');
  const common = useTranslations('common');
  const portrait = useFamilySketch(bookId, role, character);
  const { family } = character;
  return (
    <Dialog
      closeLabel={common('close')}
      description={t('remembered', { kind: isGrownUp(role) ? 'grownUp' : 'other' })}
      onOpenChange={onOpenChange}
      open
      title={t('look', { role })}
      width={560}
    >
      <div className="family-look">
        <div className="family-portrait">
          {/* biome-ignore lint/performance/noImgElement: a picture that only this page holds */}
          {portrait.url && <img alt={t('role', { role })} src={portrait.url} />}
          <p aria-live="polite" className="family-status">
            {portrait.drawing ? t('drawing') : portrait.failed && t('failed')}
          </p>
        </div>
        <div className="grid content-start gap-4">
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
              role={role}
            />
          )}
        </div>
      </div>
      <div className="family-actions">
        {family?.[role] && (
          <Button onClick={() => onChange({ family: removeMember(family, role) })} variant="quiet">
            {t('reset')}
          </Button>
        )}
        <Button onClick={() => onOpenChange(false)}>{t('done')}</Button>
      </div>
    </Dialog>
  );
}
