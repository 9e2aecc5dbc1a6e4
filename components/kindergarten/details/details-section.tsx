'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { isAvailable } from '@/lib/capabilities';
import { type ShelfBook, toEditionId } from '@/lib/catalogue';
import { useErrorText } from '@/lib/client/api/error-text';
import type { ClassView } from '@/lib/kindergarten';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/markets';
import type { ClassActions } from '../class/use-class';
import { FormSection } from '../form-section';
import { BookPicker } from './book-picker';
import { DefaultChild } from './default-child';
import { DeliveryOptions } from './delivery-options';
import { toDetails } from './details-form';
import { useDetailsForm } from './use-details-form';

type DetailsSectionProps = {
  readonly view: ClassView;
  readonly books: readonly ShelfBook[];
  readonly now: Date;
  readonly send: ClassActions['send'];
};

/** Who orders what: everything that holds for the whole class. Saved by itself. */
export function DetailsSection({ view, books, now, send }: DetailsSectionProps) {
  const t = useTranslations('kindergarten.details');
  const errorText = useErrorText();
  const [ownBooks, setOwnBooks] = useState(false);
  const { form, state, failure } = useDetailsForm(toDetails(view), send);
  const { register, watch, setValue, formState } = form;
  const typed = watch();
  const book = books.find(({ id }) => id === typed.catalogueId);
  const set = { shouldDirty: true, shouldValidate: true } as const;
  const selectLanguage = (language: Language) => {
    const edition = book?.editions.includes(language) ? toEditionId(book.baseId, language) : null;
    setValue('catalogueId', edition, set);
    setValue('language', language, set);
  };
  const selectOwnBooks = (own: boolean) => {
    setOwnBooks(own);
    if (own) setValue('catalogueId', null, set);
  };
  const text = (name: 'kindergartenName' | 'contactName' | 'email', autoComplete: string) => (
    <Field error={errorText(formState.errors[name]?.message)} id={`class-${name}`} label={t(name)}>
      {(aria) => (
        <TextInput
          {...aria}
          {...register(name)}
          autoComplete={autoComplete}
          dir={name === 'email' ? 'ltr' : 'auto'}
          type={name === 'email' ? 'email' : 'text'}
        />
      )}
    </Field>
  );
  return (
    <FormSection
      aside={state && <SavedIndicator state={state} />}
      id="details"
      lead={t('lead')}
      number={1}
      title={t('title')}
    >
      <FormError failure={failure} />
      <div className="grid items-start gap-4 md:grid-cols-3">
        {text('kindergartenName', 'organization')}
        {text('contactName', 'name')}
        {text('email', 'email')}
      </div>
      <ChoiceGroup className="ui-segments max-w-[520px]" legend={t('language')} noteId="class-language-note">
        {LANGUAGES.map((option) => (
          <Segment
            checked={typed.language === option}
            key={option}
            lang={option}
            name="language"
            onChange={() => selectLanguage(option)}
            value={option}
          >
            {LANGUAGE_NAMES[option]}
          </Segment>
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        className="ui-segments max-w-[520px]"
        hint={t(ownBooks ? 'book.eachHint' : 'book.sameHint')}
        legend={t('book.legend')}
        noteId="own-books-note"
      >
        <Segment checked={!ownBooks} name="ownBooks" onChange={() => selectOwnBooks(false)}>
          {t('book.same')}
        </Segment>
        <Segment checked={ownBooks} name="ownBooks" onChange={() => selectOwnBooks(true)}>
          {t('book.each')}
        </Segment>
      </ChoiceGroup>
      {!ownBooks && (
        <BookPicker
          books={books}
          error={errorText(formState.errors.catalogueId?.message)}
          onSelect={(id) => setValue('catalogueId', id, set)}
          selected={typed.catalogueId}
        />
      )}
      {isAvailable('print') && (
        <ChoiceGroup className="ui-segments max-w-[520px]" legend={t('printed.legend')} noteId="book-type-note">
          {(['printed', 'digital'] as const).map((option) => (
            <Segment
              checked={typed.bookType === option}
              key={option}
              name="bookType"
              onChange={() => setValue('bookType', option, set)}
              value={option}
            >
              {t(`printed.${option}`)}
            </Segment>
          ))}
        </ChoiceGroup>
      )}
      {typed.bookType === 'printed' && (
        <DeliveryOptions
          country={view.country}
          delivery={typed.delivery}
          error={errorText(formState.errors.delivery?.message)}
          now={now}
          onSelect={(delivery) => setValue('delivery', delivery, set)}
        />
      )}
      <DefaultChild
        age={Number(typed.defaultAge)}
        gender={typed.defaultGender}
        onChange={(change) => {
          if (change.age !== undefined) setValue('defaultAge', change.age, set);
          if (change.gender !== undefined) setValue('defaultGender', change.gender, set);
        }}
      />
    </FormSection>
  );
}
