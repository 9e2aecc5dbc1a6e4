import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice';
import { Picture } from '@/components/ui/picture';

const FACES = [
  { gender: 'girl', picture: 'make-girl' },
  { gender: 'boy', picture: 'make-boy' },
] as const;

type GenderChoiceProps = { readonly field: UseFormRegisterReturn; readonly error: string | undefined };

/** Two illustrated choices: the story and every sentence follow. */
export function GenderChoice({ field, error }: GenderChoiceProps) {
  const t = useTranslations('wizard.child');
  return (
    <ChoiceGroup
      className="grid max-w-[480px] grid-cols-2 gap-3"
      error={error}
      legend={t('gender')}
      noteId="gender-note"
    >
      {FACES.map(({ gender, picture }) => (
        <ChoiceCard className="gender-card" key={gender} {...field} value={gender}>
          <Picture alt="" name={picture} sizes="240px" widths={[240, 480]} />
          <span className="block py-2.5 font-semibold">{t(`genders.${gender}`)}</span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
