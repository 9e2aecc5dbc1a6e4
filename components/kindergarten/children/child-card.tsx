'use client';

import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Segment } from '@/components/ui/choice/segment';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Select, TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import type { ClassChild } from '@/lib/kindergarten';
import type { BookChoice } from './cell-values';
import { AGES, GENDERS_IN_ORDER } from './child-choices';
import type { RowFaults } from './child-edits';
import type { ChildHints } from './child-hints';
import { ChildHintsText } from './child-hints-text';
import { ChildThumbnail } from './child-thumbnail';
import type { ValueColumn } from './grid-columns';
import { getUnprintableLetters } from './unprintable-letters';

export type CardHandlers = {
  readonly onType: (child: ClassChild, column: ValueColumn, text: string) => void;
  readonly onOpenPhoto: (id: string) => void;
  readonly onRemove: (child: ClassChild) => void;
};

type ChildCardProps = {
  readonly child: ClassChild;
  readonly hints: ChildHints;
  /** Object URL of the child's photo, while this page has it. */
  readonly preview: string | undefined;
  readonly faults: RowFaults | undefined;
  readonly books: readonly BookChoice[];
  readonly handlers: CardHandlers;
};

/** A child as a card, on a phone. */
export const ChildCard = memo(function ChildCard(props: ChildCardProps) {
  const { child, hints, preview, faults, books, handlers } = props;
  const t = useTranslations('kindergarten.children');
  const errorText = useErrorText();
  const [typed, setTyped] = useState<string>();
  const { id } = child;
  const name = child.name || t('unnamed');
  if (child.addedByLink) return <LinkChildCard child={child} handlers={handlers} hints={hints} name={name} />;
  return (
    <li className="class-card" id={`child-${id}`}>
      <ChildThumbnail child={child} name={name} onOpen={handlers.onOpenPhoto} preview={preview} />
      <div className="grid min-w-0 grow gap-3">
        <Field
          error={errorText(faults?.name?.code, getUnprintableLetters(faults?.name?.text))}
          id={`name-${id}`}
          label={t('columns.name')}
        >
          {(aria) => (
            <TextInput
              {...aria}
              autoComplete="off"
              dir="auto"
              enterKeyHint="next"
              onBlur={() => {
                if (typed !== undefined) handlers.onType(child, 'name', typed);
                setTyped(undefined);
              }}
              onChange={(event) => setTyped(event.target.value)}
              spellCheck={false}
              value={typed ?? faults?.name?.text ?? child.name}
            />
          )}
        </Field>
        {(child.fullName || faults?.fullName) && (
          <FullNameField child={child} faults={faults} onType={handlers.onType} />
        )}
        <div className="grid grid-cols-[1fr_5.5rem] items-end gap-3">
          <fieldset className="ui-segments" aria-label={t('columns.gender')}>
            {GENDERS_IN_ORDER.map((gender) => (
              <Segment
                checked={child.gender === gender}
                key={gender}
                name={`gender-${id}`}
                onChange={() => handlers.onType(child, 'gender', gender)}
                value={gender}
              >
                {t(`genders.${gender}`)}
              </Segment>
            ))}
          </fieldset>
          <Select
            aria-label={t('columns.age')}
            onChange={(event) => handlers.onType(child, 'age', event.target.value)}
            value={child.age ?? ''}
          >
            {child.age === null && <option value="">{t('columns.age')}</option>}
            {AGES.map((age) => (
              <option key={age} value={age}>
                {age}
              </option>
            ))}
          </Select>
        </div>
        <Select
          aria-label={t('columns.book')}
          onChange={(event) => handlers.onType(child, 'book', event.target.value)}
          value={child.catalogueId ?? ''}
        >
          <option value="">{t('classBook')}</option>
          {books.map((book) => (
            <option key={book.id} value={book.id}>
              {book.title}
            </option>
          ))}
        </Select>
        <div className="flex items-center gap-2">
          <ChildHintsText child={child} faulty={faults !== undefined} hints={hints} onLook={handlers.onOpenPhoto} />
          <IconButton label={t('remove', { name })} onClick={() => handlers.onRemove(child)}>
            <Icon name="trash" />
          </IconButton>
        </div>
      </div>
    </li>
  );
});

type FullNameFieldProps = Pick<ChildCardProps, 'child' | 'faults'> & Pick<CardHandlers, 'onType'>;

/** The name for the label, where a list gave one. */
function FullNameField({ child, faults, onType }: FullNameFieldProps) {
  const t = useTranslations('kindergarten.children');
  const errorText = useErrorText();
  const [typed, setTyped] = useState<string>();
  return (
    <Field error={errorText(faults?.fullName?.code)} id={`full-name-${child.id}`} label={t('columns.fullName')}>
      {(aria) => (
        <TextInput
          {...aria}
          autoComplete="off"
          dir="auto"
          onBlur={() => {
            if (typed !== undefined) onType(child, 'fullName', typed);
            setTyped(undefined);
          }}
          onChange={(event) => setTyped(event.target.value)}
          spellCheck={false}
          value={typed ?? faults?.fullName?.text ?? child.fullName}
        />
      )}
    </Field>
  );
}

type LinkChildCardProps = Pick<ChildCardProps, 'child' | 'handlers' | 'hints'> & { readonly name: string };

/** A child that a parent added: only the parent changes it. */
function LinkChildCard({ child, handlers, hints, name }: LinkChildCardProps) {
  const t = useTranslations('kindergarten.children');
  return (
    <li className="class-card" id={`child-${child.id}`}>
      <ChildThumbnail child={child} name={name} onOpen={handlers.onOpenPhoto} />
      <div className="grid min-w-0 grow gap-1">
        <b className="font-semibold">
          <bdi>{name}</bdi>
        </b>
        <ChildHintsText child={child} hints={hints} />
      </div>
      <IconButton label={t('remove', { name })} onClick={() => handlers.onRemove(child)}>
        <Icon name="trash" />
      </IconButton>
    </li>
  );
}
