'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Num } from '@/components/ui/text';
import { TextArea } from '@/components/ui/text-input';
import { cleanWords, TEXT_LIMITS } from '@/lib/books';
import type { Language } from '@/lib/markets';
import { countCharacters } from '@/lib/platform/text/points';
import { useLengthError } from './length-note';

const num = (text: ReactNode) => <Num>{text}</Num>;

type SpreadTextFieldProps = {
  readonly id: string;
  /** Its place among the texts of the spread, from 1. */
  readonly number: number;
  readonly text: string;
  /** About how many letters fit in its place. */
  readonly most: number;
  /** As it was saved last, it does not fit. */
  readonly overflows: boolean;
  readonly language: Language;
  readonly onChange: (text: string) => void;
  readonly onFocus: () => void;
  readonly onLeave: () => void;
};

/** One text of a picture book's spread, with the room that it has. It keeps what is typed as it is typed. */
export function SpreadTextField(props: SpreadTextFieldProps) {
  const { id, number, text, most, overflows, language, onChange, onFocus, onLeave } = props;
  const t = useTranslations('editor.spread');
  const getLengthError = useLengthError();
  const [typed, setTyped] = useState(text);
  // Undo, redo and the server's tidying change the words from outside.
  const [shown, setShown] = useState(text);
  if (text !== shown) {
    setShown(text);
    if (cleanWords(text) !== cleanWords(typed)) setTyped(text);
  }
  const left = most - countCharacters(cleanWords(typed));
  const isTooLong = left < 0 || (overflows && cleanWords(text) === cleanWords(typed));
  const error =
    getLengthError(typed, TEXT_LIMITS.place) ||
    (isTooLong && t.rich('tooLong', { characters: Math.max(1, -left), num }));
  return (
    <Field error={error} hint={t.rich('room', { characters: left, num })} id={id} label={t('text', { number })}>
      {(aria) => (
        <TextArea
          {...aria}
          // The words on the picture are a label too, so that a click on them leads here.
          aria-label={t('text', { number })}
          dir="auto"
          lang={language}
          onBlur={onLeave}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(event.target.value);
          }}
          onFocus={onFocus}
          rows={1}
          spellCheck
          value={typed}
        />
      )}
    </Field>
  );
}
