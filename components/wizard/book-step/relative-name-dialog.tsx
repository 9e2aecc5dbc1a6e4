'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { CHILD_LIMITS, checkRelativeName, isSameName } from '@/lib/books';
import type { CatalogueBook, Gender } from '@/lib/catalogue';
import { useErrorText } from '@/lib/client/api/error-text';
import type { Language } from '@/lib/markets';
import { SUGGESTIONS } from './relative-name-suggestions';
import '@/app/overlays.css';

/** What the story's relative is called, and what a pet is; `null`: as usual. */
export type RelativeName = { readonly name: string | null; readonly gender: Gender | null };

export type RelativeNameProps = {
  readonly relative: NonNullable<CatalogueBook['relative']>;
  readonly childName: string;
  readonly gender: Gender;
  /** Of the book. */
  readonly language: Language;
  readonly value: RelativeName;
  readonly onChange: (value: RelativeName) => void;
};

type RelativeNameDialogProps = RelativeNameProps & { readonly onOpenChange: (open: boolean) => void };

/** Asks what the child calls the story's relative, and whether a pet is a he or a she; empty means as usual. */
export default function RelativeNameDialog(props: RelativeNameDialogProps) {
  const { relative, childName, gender, language, value, onChange, onOpenChange } = props;
  const { role, name: usual } = relative;
  const t = useTranslations('wizard.book.relative');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const [typed, setTyped] = useState(value.name ?? usual);
  const [petGender, setPetGender] = useState(value.gender ?? 'boy');
  const [code, setCode] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the step is around the dialog in React's tree.
    event.stopPropagation();
    const checked = checkRelativeName(typed, language);
    if (!checked.ok) return setCode(checked.code);
    const name = checked.value === usual ? null : checked.value;
    if (isSameName(name, childName)) return setCode('relative_name_taken');
    onChange({ name, gender: role === 'dog' ? petGender : null });
    onOpenChange(false);
  };
  return (
    <Dialog
      closeLabel={common('close')}
      onOpenChange={onOpenChange}
      open
      title={t('title', { gender, name: childName, role })}
      width={460}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <Field
          error={errorText(code)}
          hint={t('hint', { role, longest: CHILD_LIMITS.relativeName.max })}
          id="relativeName"
          label={t('label', { role })}
        >
          {(aria) => (
            <TextInput
              {...aria}
              autoComplete="off"
              dir="auto"
              enterKeyHint="done"
              lang={language}
              list="relative-name"
              onChange={(event) => {
                setTyped(event.target.value);
                setCode(undefined);
              }}
              spellCheck={false}
              value={typed}
            />
          )}
        </Field>
        <datalist id="relative-name">
          {SUGGESTIONS[language][role].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {role === 'dog' && (
          <ChoiceGroup className="flex gap-2" legend={t('pet.legend')} noteId="pet-gender-note">
            {(['boy', 'girl'] as const).map((option) => (
              <ChoiceChip
                checked={petGender === option}
                key={option}
                name="petGender"
                type="radio"
                onChange={() => setPetGender(option)}
                value={option}
              >
                {t(`pet.${option}`)}
              </ChoiceChip>
            ))}
          </ChoiceGroup>
        )}
        <Button fullWidth type="submit">
          {t('done')}
        </Button>
      </form>
    </Dialog>
  );
}
