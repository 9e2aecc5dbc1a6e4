'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ClassChild } from '@/lib/kindergarten';
import type { BookChoice } from './cell-values';
import { GENDERS_IN_ORDER } from './child-choices';
import type { CellFault } from './child-edits';
import type { ValueColumn } from './grid-columns';

type CellEditorProps = {
  readonly child: ClassChild;
  readonly column: ValueColumn;
  /** The typed letter that replaces the value; `null` edits the value. */
  readonly typed: string | null;
  readonly fault: CellFault | undefined;
  readonly books: readonly BookChoice[];
  readonly onCommit: (text: string, key: string, shift: boolean) => void;
  readonly onCancel: () => void;
};

function getText(child: ClassChild, column: ValueColumn): string {
  if (column === 'name') return child.name;
  if (column === 'gender') return child.gender;
  if (column === 'age') return String(child.age);
  return String(child.catalogueId ?? '');
}

/** The control inside an edited cell. What is typed stays here until it is committed, so that no row renders. */
export function CellEditor({ child, column, typed, fault, books, onCommit, onCancel }: CellEditorProps) {
  const t = useTranslations('kindergarten.children');
  const isList = column === 'gender' || column === 'book';
  const initial = isList ? getText(child, column) : (typed ?? fault?.text ?? getText(child, column));
  const [text, setText] = useState(initial);
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
      <input
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
    <select {...shared} onChange={(event) => setText(event.target.value)} value={text}>
      {column === 'book' && <option value="">{t('classBook')}</option>}
      {column === 'book'
        ? books.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))
        : GENDERS_IN_ORDER.map((gender) => (
            <option key={gender} value={gender}>
              {t(`genders.${gender}`)}
            </option>
          ))}
    </select>
  );
}
