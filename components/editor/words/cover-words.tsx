'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { type EditorPageView, TEXT_LIMITS } from '@/lib/books';
import type { Language } from '@/lib/markets';
import type { PageValues } from '../page-history';
import { LengthCount, useLengthError } from './length-note';

type CoverWordsProps = {
  readonly page: EditorPageView;
  readonly language: Language;
  readonly onChange: (part: Partial<PageValues>) => void;
  readonly onLeave: () => void;
};

/** Title and the line below it (spec §2 "Editor"). */
export function CoverWords({ page, language, onChange, onLeave }: CoverWordsProps) {
  const t = useTranslations('editor.cover');
  const getLengthError = useLengthError();
  const { words } = page;
  const fields = [
    { name: 'title', value: words.text, limit: TEXT_LIMITS.title, set: (text: string) => onChange({ text }) },
    {
      name: 'subtitle',
      value: words.subtitle ?? '',
      limit: TEXT_LIMITS.subtitle,
      set: (subtitle: string) => onChange({ subtitle }),
    },
  ] as const;
  return (
    <div className="grid gap-4">
      {fields.map(({ name, value, limit, set }) => (
        <Field
          error={getLengthError(value, limit)}
          hint={<LengthCount most={limit} text={value} />}
          id={`cover-${name}`}
          key={name}
          label={t(name)}
        >
          {(aria) => (
            <TextInput
              {...aria}
              dir="auto"
              lang={language}
              onBlur={onLeave}
              onChange={(event) => set(event.target.value)}
              value={value}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
