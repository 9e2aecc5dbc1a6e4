'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import {
  type AddedPlace,
  CHILD_LIMITS,
  checkChildName,
  type DraftView,
  isSameName,
  type PlacedHero,
  toNameError,
} from '@/lib/books';
import type { Gender } from '@/lib/catalogue';
import { toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import '@/app/overlays.css';

type AddedDialogProps = {
  readonly draft: DraftView;
  /** Whom the parent is asked about. */
  readonly place: AddedPlace;
  readonly onSave: (hero: Omit<PlacedHero, 'place'>) => Promise<void>;
  readonly onOpenChange: (open: boolean) => void;
};

const { min: YOUNGEST, max: OLDEST } = CHILD_LIMITS.age;
const AGES = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => YOUNGEST + index);

/** Name, gender and age of a hero beside the first one; what is typed stays while an answer is missing or refused. */
export default function AddedDialog({ draft, place, onSave, onOpenChange }: AddedDialogProps) {
  const { added, language } = draft;
  const known = added.find((hero) => hero.place === place);
  const others = [draft.childName, ...added.filter((hero) => hero.place !== place).map((hero) => hero.name)];
  const t = useTranslations('hero.second');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const [name, setName] = useState(known?.name ?? '');
  const [gender, setGender] = useState<Gender | undefined>(known?.gender);
  const [age, setAge] = useState(known?.age ?? draft.age);
  const [nameCode, setNameCode] = useState<string>();
  const [genderCode, setGenderCode] = useState<string>();
  const [saving, setSaving] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkChildName(name, language, { keepAsWritten: true });
    const taken = checked.ok && others.some((other) => isSameName(checked.value, other));
    setNameCode(taken ? 'second_name_taken' : checked.ok ? undefined : toNameError(checked));
    setGenderCode(gender ? undefined : 'gender_required');
    if (!checked.ok || taken || !gender) return;
    setSaving(true);
    try {
      await onSave({ name: checked.value, gender, age });
      onOpenChange(false);
    } catch (thrown) {
      setNameCode(toApiError(thrown).code);
      setSaving(false);
    }
  };
  return (
    <Dialog
      closeLabel={common('close')}
      description={t('hint')}
      onOpenChange={onOpenChange}
      open
      title={t(place === 'third' ? 'askThird' : 'ask')}
      width={460}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <Field error={errorText(nameCode)} id="secondName" label={t('name')}>
          {(aria) => (
            <TextInput
              {...aria}
              autoCapitalize="words"
              autoComplete="off"
              dir="auto"
              enterKeyHint="done"
              lang={language}
              onChange={(event) => {
                setName(event.target.value);
                setNameCode(undefined);
              }}
              spellCheck={false}
              value={name}
            />
          )}
        </Field>
        <ChoiceGroup
          className="flex gap-2"
          error={errorText(genderCode)}
          legend={t('gender')}
          noteId="second-gender-note"
        >
          {(['girl', 'boy'] as const).map((option) => (
            <ChoiceChip
              checked={gender === option}
              key={option}
              name="secondGender"
              onChange={() => {
                setGender(option);
                setGenderCode(undefined);
              }}
              type="radio"
              value={option}
            >
              {t(option)}
            </ChoiceChip>
          ))}
        </ChoiceGroup>
        <ChoiceGroup className="flex flex-wrap gap-2" legend={t('age')} noteId="second-age-note">
          {AGES.map((option) => (
            <ChoiceChip
              checked={age === option}
              key={option}
              name="secondAge"
              onChange={() => setAge(option)}
              type="radio"
              value={option}
            >
              {option}
            </ChoiceChip>
          ))}
        </ChoiceGroup>
        <Button fullWidth loading={saving} type="submit">
          {t('done')}
        </Button>
      </form>
    </Dialog>
  );
}
