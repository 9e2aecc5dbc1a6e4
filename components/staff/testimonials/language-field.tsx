'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/text-input';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/markets';

type LanguageFieldProps = {
  readonly id: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
};

/** The language that the customer spoke. */
export function LanguageField({ id, value, onChange }: LanguageFieldProps) {
  const t = useTranslations('staff.testimonials');
  return (
    <Field hint={t('hints.language')} id={id} label={t('fields.language')}>
      {(aria) => (
        <Select {...aria} onChange={({ target }) => isLanguage(target.value) && onChange(target.value)} value={value}>
          {LANGUAGES.map((language) => (
            <option key={language} lang={language} value={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
