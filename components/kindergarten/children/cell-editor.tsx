'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { InputControl, SelectControl } from '@/components/ui/form-controls';
import { type ClassChild, readGender } from '@/lib/kindergarten';
import type { BookChoice } from './cell-values';
import { type ChildGuess, findChoice, GENDERS_IN_ORDER } from './child-choices';
import type { CellFault } from './child-edits';
import type { ValueColumn } from './grid-columns';

type CellEditorProps = {
  readonly child: ClassChild;
  readonly column: ValueColumn;
  /** The typed letter that replaces the value; `null` edits the value. */
  readonly typed: string | null;
  readonly fault: CellFault | undefined;
  readonly guess: ChildGuess;
  readonly books: readonly BookChoice[];
  readonly onCommit: (text: string, key: string, shift: boolean) => void;
  readonly onCancel: () => void;
};

/** The text that is edited; what is only suggested is the first choice of a list. */
function getText(child: ClassChild, column: ValueColumn, guess: ChildGuess): string {
  if (column === 'name' || column === 'fullName') return child[column];
  if (column === 'gender') return child.gender ?? guess.gender;
  if (column === 'age') return String(child.age ?? '');
  return String(child.catalogueId ?? '');
}

/** The control inside an edited cell. What is typed stays here until it is committed, so that no row renders. */
export function CellEditor({ child, column, typed, fault, guess, books, onCommit, onCancel }: CellEditorProps) {
  const t = useTranslations('kindergarten.children');
  const isList = column === 'gender' || column === 'book';
  const current = getText(child, column, guess);
  const choices =
    column === 'gender'
      ? GENDERS_IN_ORDER.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))
      : books.map(({ id, title }) => ({ value: String(id), label: title }));
  const chosen = typed && (findChoice(choices, typed, current) ?? (column === 'gender' ? readGender(typed) : null));
  const [text, setText] = useState(isList ? (chosen ?? current) : (typed ?? fault?.text ?? current));
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  // Leaving the cell by a key also blurs the control, which must not commit again.
  const ended = useRef(false);
  useEffect(() => {
    control.current?.focus();
    if (typed === null && column !== 'gender' && column !== 'book') control.current?.select();
  }, [typed, column]);
  const end = (key: string, shift: boolean) => {
    if (ended.current) return;
    ended.current = true;
    onCommit(text, key, shift);
  };
  const press = (event: KeyboardEvent) => {
    // The table must not read these keys as its own.
    event.stopPropagation();
    if (event.key === 'Escape') {
      ended.current = true;
      onCancel();
    } else if ((event.key === 'Enter' || event.key === 'Tab') && !event.nativeEvent.isComposing) {
      event.preventDefault();
      end(event.key, event.shiftKey);
    }
  };
  const shared = {
    'aria-label': t(`columns.${column}`),
    className: 'class-cell-input',
    onBlur: () => end('', false),
    onKeyDown: press,
    ref: control,
  };
  if (!isList) {
    return (
      <InputControl
        {...shared}
        autoComplete="off"
        dir="auto"
        inputMode={column === 'age' ? 'numeric' : undefined}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
        value={text}
      />
    );
  }
  return (
    <SelectControl {...shared} onChange={(event) => setText(event.target.value)} value={text}>
      {column === 'book' && <option value="">{t('classBook')}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectControl>
  );
}
