'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/text-input';
import type { Language } from '@/lib/markets';
import { STAFF_LIMITS } from '@/lib/staff';
import { TextField } from '../forms/text-field';

type InsertPictureProps = {
  readonly language: Language;
  readonly pictures: readonly string[];
  /** Gets the Markdown of the picture. */
  readonly onInsert: (markdown: string) => void;
};

/** Letters that would end the description in Markdown. */
const BRACKETS = /[[\]]/g;

/** Adds a picture to a text, with the words for those who do not see it. */
export function InsertPicture({ language, pictures, onInsert }: InsertPictureProps) {
  const t = useTranslations('staff.blog');
  const [url, setUrl] = useState('');
  const [alt, setAlt] = useState('');
  const isComplete = url !== '' && alt.trim() !== '';
  const insert = () => {
    onInsert(`![${alt.trim().replace(BRACKETS, '')}](${url})`);
    setUrl('');
    setAlt('');
  };
  return (
    <div className="staff-search">
      <Field id={`picture-${language}`} label={t('choose')}>
        {(aria) => (
          <Select {...aria} onChange={(event) => setUrl(event.target.value)} value={url}>
            <option value="">{t('choose')}</option>
            {pictures.map((picture, index) => (
              <option key={picture} value={picture}>
                {t('picture', { number: pictures.length - index })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        failure={undefined}
        id={`alt-${language}`}
        label={t('alt')}
        language={language}
        maxLength={STAFF_LIMITS.postAlt}
        name="alt"
        onChange={setAlt}
        value={alt}
      />
      <Button disabled={!isComplete} onClick={insert} variant="quiet">
        {t('insert')}
      </Button>
    </div>
  );
}
