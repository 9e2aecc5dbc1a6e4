'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PersonalizedCover } from '@/components/drafts/personalized-cover';
import { editionFromList, useBooks } from '@/components/drafts/use-books';
import { EditConflict } from '@/components/feedback/edit-conflict';
import { FormError } from '@/components/feedback/form-error';
import { OfflineNotice } from '@/components/feedback/offline-notice';
import { WizardStepLayout } from '@/components/layout/wizard-step-layout';
import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { useHandOnFocus } from '@/components/ui/hooks/use-hand-on-focus';
import { StepSubmitButton } from '@/components/ui/step-submit-button';
import { Num } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import {
  CHILD_LIMITS,
  checkChildName,
  type DraftChange,
  type DraftView,
  formatChildName,
  nameQuestion,
} from '@/lib/books';
import { type Gender, type ShelfBook, supportsGender } from '@/lib/catalogue';
import { useErrorText } from '@/lib/client/api/error-text';
import type { Language } from '@/lib/markets';
import { BookLanguageSelect } from './book-language-select';
import { StoryLanguageQuestion } from './book-step/story-language-question';
import { StoryUnavailable } from './book-step/story-unavailable';
import { GenderSelect } from './gender-select';
import { NameField } from './name-field';
import { useChildForm } from './use-child-form';

// Only Russian books decline a name.
const NameCases = dynamic(() => import('./name-cases').then(({ NameCases }) => NameCases), { ssr: false });

const { min: MIN_AGE, max: MAX_AGE } = CHILD_LIMITS.age;
const AGES = Array.from({ length: MAX_AGE - MIN_AGE + 1 }, (_, index) => MIN_AGE + index);

const isOfferedTo = (story: ShelfBook, { gender, language }: Pick<DraftView, 'gender' | 'language'>): boolean =>
  !story.comingSoon && supportsGender(story, gender) && story.editions.includes(language);

type ChildStepProps = {
  readonly draft: DraftView | null;
  /** The selected or linked story, in any language. */
  readonly story: ShelfBook | null;
  /** The parent chose it on a page of the shop, and no book yet in the wizard. */
  readonly storyIsChosen: boolean;
  /** Gender from the link to the wizard. */
  readonly linkedGender: Gender | null;
  readonly focusHeading: boolean;
  /** `dropStory`: the story does not exist in the new language and is dropped. */
  readonly onSave: (change: DraftChange, dropStory: boolean) => Promise<void>;
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly onStartOver: () => Promise<void>;
  readonly reload: () => Promise<DraftView | null>;
};

/** Step 1: details of the child. Unsaved input survives a reload. */
export function ChildStep(props: ChildStepProps) {
  const { draft, story, storyIsChosen, linkedGender, focusHeading, onSave, onUnsaved, onStartOver, reload } = props;
  const t = useTranslations('wizard');
  const errorText = useErrorText();
  // The language for which the parent drops the story, because the story does not exist in it.
  const [languageWithoutStory, setLanguageWithoutStory] = useState<Language>();
  const [submitted, setSubmitted] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  const startAgain = useRef<HTMLButtonElement>(null);
  useHandOnFocus(startAgain);
  const dropsStory = (language: Language) =>
    story !== null && language === languageWithoutStory && !story.editions.includes(language);
  const { form, radio, typed, unsaved, failure, offline, submit, showSaved } = useChildForm({
    draft,
    gender: linkedGender,
    onSave: (change) => onSave(change, dropsStory(typed.language)),
    reload,
  });
  const { register, setValue, trigger, formState } = form;
  const reportUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => reportUnsaved(unsaved), [unsaved]);

  const { gender, language } = typed;
  const books = useBooks(language);
  const edition = books && editionFromList(books, story?.id ?? null);
  const coverBook = edition ?? story ?? books?.[0] ?? null;
  const asksAboutStory = story !== null && !story.editions.includes(language) && !dropsStory(language);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (formState.isSubmitting) return;
    setSubmitted(asksAboutStory);
    if (asksAboutStory) return question.current?.focus();
    if (storyIsChosen && story && isOfferedTo(story, { gender, language })) return submit({ catalogueId: story.id });
    const dropStory = dropsStory(language) && draft?.catalogueId != null;
    return submit(dropStory ? { catalogueId: null } : {});
  };
  const selectLanguage = (next: Language) => {
    setSubmitted(false);
    setValue('language', next, { shouldDirty: true });
    // The question about foreign letters depends on the language.
    if (typed.childName) void trigger('childName');
  };
  // Shows the name as the book prints it; an invalid name stays as typed.
  const showAsPrinted = () => {
    const checked = checkChildName(typed.childName, language, { keepAsWritten: true });
    if (checked.ok) setValue('childName', formatChildName(typed.childName));
  };
  const keepAsWritten = () => {
    setValue('nameKeptAsWritten', true, { shouldDirty: true });
    // Removes the question, which is shown as the name's error.
    void trigger('childName');
  };
  const started = unsaved || draft !== null || story !== null;
  return (
    <form className="contents" noValidate onSubmit={save}>
      <WizardStepLayout
        focusHeading={focusHeading}
        actions={
          <>
            {offline && <OfflineNotice />}
            <StepSubmitButton loading={formState.isSubmitting}>{t('child.go')}</StepSubmitButton>
          </>
        }
        lead={t('child.lead')}
        picture={
          coverBook && (
            <PersonalizedCover book={coverBook} childName={typed.childName} gender={gender} width="min(36vw, 400px)" />
          )
        }
        hidePictureOnPhone
        title={t('child.title')}
      >
        <FormError failure={failure} />
        {failure?.code === 'changed_elsewhere' && <EditConflict onShowSaved={showSaved} />}
        <NameField
          code={formState.errors.childName?.message}
          field={register('childName', {
            onChange: () => setValue('nameKeptAsWritten', false),
            onBlur: showAsPrinted,
          })}
          saved={form.formState.defaultValues?.childName}
          keptAsWritten={typed.nameKeptAsWritten && nameQuestion(typed.childName, language) !== null}
          onKeepAsWritten={keepAsWritten}
        />
        {language === 'ru' && (
          <NameCases field={register('nameKeptAsWritten')} gender={gender} language={language} name={typed.childName} />
        )}
        {/* Placed before the large options: below them the sticky button would cover it on a phone. */}
        <BookLanguageSelect
          error={errorText(formState.errors.language?.message)}
          field={(value) => radio('language', value)}
          onSelect={selectLanguage}
        />
        {asksAboutStory && (
          <StoryLanguageQuestion
            error={submitted ? t('story.answer') : undefined}
            language={language}
            onChooseAnother={() => setLanguageWithoutStory(language)}
            onKeep={selectLanguage}
            ref={question}
            story={story}
          />
        )}
        <GenderSelect error={errorText(formState.errors.gender?.message)} field={(value) => radio('gender', value)} />
        {story && !supportsGender(story, gender) && <StoryUnavailable gender={gender} kind="otherHero" story={story} />}
        <ChoiceGroup
          className="age-grid"
          error={errorText(formState.errors.age?.message)}
          hint={t('child.ageHint', { gender })}
          legend={t('child.age', { gender })}
          noteId="age-note"
        >
          {AGES.map((age) => (
            <ChoiceChip key={age} type="radio" {...radio('age', String(age))}>
              <Num>{age}</Num>
            </ChoiceChip>
          ))}
        </ChoiceGroup>
        {started && (
          <UnstyledButton
            className="text-link min-h-11 justify-self-start text-small"
            onClick={onStartOver}
            ref={startAgain}
            type="button"
          >
            {t('startOver.go')}
          </UnstyledButton>
        )}
      </WizardStepLayout>
    </form>
  );
}
