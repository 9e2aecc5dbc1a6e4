import { useTranslations } from 'next-intl';
import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Swatch } from '@/components/ui/choice/swatch';
import type { Family, Pet } from '@/lib/illustrator';
import { FURS, getPet, type PetRole } from './family-options';

type PetTraitsProps = {
  readonly role: PetRole;
  readonly family: Family | undefined;
  readonly onChange: (pet: Pet) => void;
};

/** The colours of a pet. */
export function PetTraits({ role, family, onChange }: PetTraitsProps) {
  const t = useTranslations('hero.family.pet');
  const { fur, marks } = getPet(family, role);
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
            onChange={() => onChange({ fur: hex, ...(marks && { marks }) })}
            value={hex}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup className="swatch-row items-center" legend={t('marks')} noteId="pet-marks-note">
        <ChoiceChip
          checked={marks === undefined}
          name="pet-marks"
          onChange={() => onChange({ fur })}
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
            onChange={() => onChange({ fur, marks: hex })}
            value={hex}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}
