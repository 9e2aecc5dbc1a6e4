'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { CHILD_LIMITS, checkGrandparentName } from '@/lib/books';
import type { CatalogueBook, Gender } from '@/lib/catalogue';
import { useErrorText } from '@/lib/client/api/error-text';
import type { Language } from '@/lib/markets';
import { SUGGESTIONS } from './grandparent-suggestions';
import '@/app/overlays.css';

export type GrandparentNameProps = {
  readonly grandparent: NonNullable<CatalogueBook['grandparent']>;
  readonly childName: string;
  readonly gender: Gender;
  /** Of the book. */
  readonly language: Language;
  /** `null`: as usual. */
  readonly value: string | null;
  readonly onChange: (name: string | null) => void;
};

type GrandparentDialogProps = GrandparentNameProps & { readonly onOpenChange: (open: boolean) => void };

/** Asks what the child calls the story's grandparent; empty means as usual. */
export default function GrandparentDialog(props: GrandparentDialogProps) {
  const { grandparent, childName, gender, language, value, onChange, onOpenChange } = props;
  const { role, name: usual } = grandparent;
  const t = useTranslations('wizard.book.grandparent');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const [typed, setTyped] = useState(value ?? usual);
  const [code, setCode] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the step is around the dialog in React's tree.
    event.stopPropagation();
    const checked = checkGrandparentName(typed, language);
    if (!checked.ok) return setCode(checked.code);
    onChange(checked.value === usual ? null : checked.value);
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
          hint={t('hint', { role, longest: CHILD_LIMITS.grandparentName.max })}
          id="grandparentName"
          label={t('label', { role })}
        >
          {(aria) => (
            <TextInput
              {...aria}
              autoComplete="off"
              dir="auto"
              enterKeyHint="done"
              lang={language}
              list="grandparent-names"
              onChange={(event) => {
                setTyped(event.target.value);
                setCode(undefined);
              }}
              spellCheck={false}
              value={typed}
            />
          )}
        </Field>
        <datalist id="grandparent-names">
          {SUGGESTIONS[language][role].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button fullWidth type="submit">
          {t('done')}
        </Button>
      </form>
    </Dialog>
  );
}
