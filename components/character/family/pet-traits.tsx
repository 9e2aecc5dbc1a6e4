import { useTranslations } from 'next-intl';
import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Swatch } from '@/components/ui/choice/swatch';
import type { Family, Pet } from '@/lib/illustrator';
import { FURS, getPet, OPTIONS, type PetRole } from './family-options';

type PetTraitsProps = {
  readonly role: PetRole;
  readonly family: Family | undefined;
  readonly onChange: (pet: Pet) => void;
};

/** The colours of a pet, and a dog's ears. */
export function PetTraits({ role, family, onChange }: PetTraitsProps) {
  const t = useTranslations('hero.family.pet');
  const pet = getPet(family, role);
  const { fur, marks, ears = 'hanging' } = pet;
  const { marks: _, ...ofOneColour } = pet;
  return (
    <>
      <ChoiceGroup className="swatch-row" legend={t('fur')} noteId="pet-fur-note">
        {FURS.map(({ name, hex }) => (
          <Swatch
            checked={fur === hex}
            color={hex}
            key={hex}
            label={t(`tones.${name}`)}
            name="pet-fur"
            onChange={() => onChange({ ...pet, fur: hex })}
            value={hex}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup className="swatch-row items-center" legend={t('marks')} noteId="pet-marks-note">
        <ChoiceChip
          checked={marks === undefined}
          name="pet-marks"
          onChange={() => onChange(ofOneColour)}
          type="radio"
          value="none"
        >
          {t('noMarks')}
        </ChoiceChip>
        {FURS.map(({ name, hex }) => (
          <Swatch
            checked={marks === hex}
            color={hex}
            key={hex}
            label={t(`tones.${name}`)}
            name="pet-marks"
            onChange={() => onChange({ ...pet, marks: hex })}
            value={hex}
          />
        ))}
      </ChoiceGroup>
      {role === 'dog' && (
        <ChoiceGroup className="flex flex-wrap gap-2" legend={t('ears.legend')} noteId="pet-ears-note">
          {OPTIONS.ears.map((option) => (
            <ChoiceChip
              checked={ears === option}
              key={option}
              name="pet-ears"
              onChange={() => onChange({ ...pet, ears: option })}
              type="radio"
              value={option}
            >
              {t(`ears.${option}`)}
            </ChoiceChip>
          ))}
        </ChoiceGroup>
      )}
    </>
  );
}
