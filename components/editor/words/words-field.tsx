'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextAreaControl } from '@/components/ui/form-controls';
import { cleanWords } from '@/lib/books';
import type { PageLayout } from '@/lib/typesetting';
import { getPrintedSize } from './printed-words';

type WordsFieldProps = {
  readonly label: string;
  readonly text: string;
  /** The page as it is printed, whose size the field has; `null` where it has none. */
  readonly layout: PageLayout | null;
  readonly onChange: (text: string) => void;
  /** `refocus`: the field was closed by the keyboard. */
  readonly onClose: (refocus: boolean) => void;
};

/** The text field of a page. It keeps what is typed as it is typed; the server tidies spaces. */
export function WordsField({ label, text, layout, onChange, onClose }: WordsFieldProps) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  // Undo and redo change the words from outside.
  const [shown, setShown] = useState(text);
  if (text !== shown) {
    setShown(text);
    if (cleanWords(text) !== cleanWords(typed)) setTyped(text);
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(true);
  };
  return (
    <TextAreaControl
      aria-label={label}
      className="words-field"
      data-printed={layout ? '' : undefined}
      dir="auto"
      onBlur={() => onClose(false)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value);
      }}
      onKeyDown={onKeyDown}
      ref={field}
      spellCheck
      style={layout ? getPrintedSize(layout) : undefined}
      value={typed}
    />
  );
}
