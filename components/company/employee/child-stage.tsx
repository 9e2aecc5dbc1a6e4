'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PersonalizedCover } from '@/components/drafts/personalized-cover';
import { editionFromList, useBooks } from '@/components/drafts/use-books';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import { Num } from '@/components/ui/text';
import { toFormValues, valuesFromDraft } from '@/components/wizard/child-form';
import type { ChildForm, ChildValues } from '@/components/wizard/child-form-schema';
import { GenderSelect } from '@/components/wizard/gender-select';
import { NameCases } from '@/components/wizard/name-cases';
import { NameField } from '@/components/wizard/name-field';
import { CHILD_LIMITS, type DraftView, nameQuestion } from '@/lib/books';
import { coverHero } from '@/lib/catalogue';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useLateResolver } from '@/lib/client/forms/use-late-resolver';
import { useMarket } from '@/lib/client/market';
import type { CompanyLinkView } from '@/lib/company';
import { LANGUAGE_NAMES, type Language } from '@/lib/markets';

const loadResolver = () => import('@/components/wizard/child-form-schema').then(({ childResolver }) => childResolver);

const { min: MIN_AGE, max: MAX_AGE } = CHILD_LIMITS.age;
const AGES = Array.from({ length: MAX_AGE - MIN_AGE + 1 }, (_, index) => MIN_AGE + index);
const HOMES = {
  name_too_short: 'childName',
  name_letters_only: 'childName',
  name_not_printable: 'childName',
  book_language_unknown: 'language',
} as const;

/** What was answered before; a child is neither boy nor five years old until somebody says so. */
function getStartValues(draft: DraftView | null, language: Language) {
  const known = toFormValues(valuesFromDraft(draft, language));
  if (draft?.childName) return known;
  const { gender: _, ...open } = known;
  return { ...open, age: '' };
}

type ChildStageProps = {
  readonly link: Pick<CompanyLinkView, 'catalogueId' | 'languages'>;
  /** What was answered before. */
  readonly draft: DraftView | null;
  /** The id of the employee's book, which begins with these answers. */
  readonly begin: (language: Language) => Promise<string>;
  readonly onSaved: (draft: DraftView) => void;
  readonly submitLabel?: string;
};

/** The child: name, gender, age, and the language of the book. */
export function ChildStage({ link, draft, begin, onSaved, submitLabel }: ChildStageProps) {
  const t = useTranslations('employee.child');
  const errorText = useErrorText();
  const { language: shown } = useMarket();
  const [failure, setFailure] = useState<Failure>();
  const offered = link.languages.includes(shown) ? shown : (link.languages[0] ?? shown);
  const { register, handleSubmit, setError, setValue, trigger, watch, formState } = useForm<
    ChildForm,
    unknown,
    ChildValues
  >({
    resolver: useLateResolver(loadResolver),
    defaultValues: getStartValues(draft, offered),
    mode: 'onTouched',
  });
  const typed = watch();
  const books = useBooks(typed.language);
  const story = books && editionFromList(books, link.catalogueId);
  const { errors } = formState;
  const radio = (name: 'gender' | 'age' | 'language', value: string) => ({
    name,
    value,
    checked: String(typed[name]) === value,
    onChange: () => setValue(name, value as never, { shouldDirty: true, shouldValidate: true }),
  });
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const bookId = await begin(values.language);
      const json = { ...values, ...(story && { catalogueId: story.id }) };
      onSaved(await sendJson<DraftView>(`/api/books/${bookId}`, { method: 'PATCH', json }));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!setFieldErrors(error, setError, HOMES)) setFailure(error);
    }
  });
  return (
    <form className="group-card" noValidate onSubmit={submit}>
      <h2 className="text-title">{t('title')}</h2>
      <FormError failure={failure} />
      {story && (
        <div className="justify-self-center">
          <PersonalizedCover
            book={story}
            childName={typed.childName}
            gender={typed.gender ?? coverHero(story)}
            width="min(46vw, 220px)"
          />
        </div>
      )}
      <NameField
        code={errors.childName?.message}
        field={register('childName', { onChange: () => setValue('nameKeptAsWritten', false) })}
        keptAsWritten={typed.nameKeptAsWritten && nameQuestion(typed.childName, typed.language) !== null}
        onKeepAsWritten={() => {
          setValue('nameKeptAsWritten', true, { shouldDirty: true });
          // Removes the question, which is shown as the name's error.
          void trigger('childName');
        }}
        saved={formState.defaultValues?.childName}
      />
      <NameCases
        field={register('nameKeptAsWritten')}
        gender={typed.gender ?? 'boy'}
        language={typed.language}
        name={typed.childName}
      />
      <GenderSelect error={errorText(errors.gender?.message)} field={(value) => radio('gender', value)} />
      <ChoiceGroup className="group-ages" error={errorText(errors.age?.message)} legend={t('age')} noteId="age-note">
        {AGES.map((age) => (
          <ChoiceChip key={age} type="radio" {...radio('age', String(age))}>
            <Num>{age}</Num>
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      {link.languages.length > 1 && (
        <ChoiceGroup
          className="ui-segments"
          error={errorText(errors.language?.message)}
          legend={t('language')}
          noteId="language-note"
        >
          {link.languages.map((language) => (
            <Segment key={language} {...radio('language', language)}>
              <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            </Segment>
          ))}
        </ChoiceGroup>
      )}
      <Button fullWidth loading={formState.isSubmitting} size="large" type="submit">
        {submitLabel ?? t('next')}
      </Button>
    </form>
  );
}
