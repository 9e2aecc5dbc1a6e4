import { useTranslations } from 'next-intl';
import { ChoiceCard } from '@/components/ui/choice/choice-card';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Picture } from '@/components/ui/picture';
import type { Gender } from '@/lib/catalogue';
import type { RadioField } from './use-child-form';

const OPTIONS = [
  { gender: 'girl', picture: 'make-girl' },
  { gender: 'boy', picture: 'make-boy' },
] as const;

type GenderSelectProps = { readonly field: (gender: Gender) => RadioField; readonly error: string | undefined };

/** Boy or girl with pictures; the story's grammar follows. */
export function GenderSelect({ field, error }: GenderSelectProps) {
  const t = useTranslations('wizard.child');
  return (
    <ChoiceGroup
      className="grid max-w-[480px] grid-cols-2 gap-3"
      error={error}
      legend={t('gender')}
      noteId="gender-note"
    >
      {OPTIONS.map(({ gender, picture }) => (
        <ChoiceCard className="gender-card" key={gender} {...field(gender)}>
          <Picture alt="" name={picture} sizes="240px" widths={[240, 480]} />
          <span className="block py-2.5 font-semibold">{t(`genders.${gender}`)}</span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
