'use client';

import { useTranslations } from 'next-intl';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/text-input';
import type { Gender } from '@/lib/catalogue';
import { AGES, GENDERS_IN_ORDER } from '../children/child-choices';

type DefaultChildProps = {
  readonly gender: Gender;
  readonly age: number;
  readonly onChange: (change: { readonly gender?: Gender; readonly age?: number }) => void;
};

/** What a new child starts with, so that only the exceptions are typed. */
export function DefaultChild({ gender, age, onChange }: DefaultChildProps) {
  const t = useTranslations('kindergarten.details.defaults');
  const child = useTranslations('kindergarten.children');
  return (
    <div className="grid max-w-[520px] items-start gap-4 sm:grid-cols-[1fr_10rem]">
      <ChoiceGroup className="ui-segments" hint={t('hint')} legend={t('gender')} noteId="default-gender-note">
        {GENDERS_IN_ORDER.map((option) => (
          <Segment
            checked={gender === option}
            key={option}
            name="defaultGender"
            onChange={() => onChange({ gender: option })}
            value={option}
          >
            {child(`genders.${option}`)}
          </Segment>
        ))}
      </ChoiceGroup>
      <Field id="class-age" label={t('age')}>
        {(aria) => (
          <Select {...aria} onChange={(event) => onChange({ age: Number(event.target.value) })} value={age}>
            {AGES.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
