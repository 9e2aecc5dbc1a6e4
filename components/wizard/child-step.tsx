'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChoiceChip, ChoiceGroup } from '@/components/ui/choice';
import { Num } from '@/components/ui/text';
import {
  CHILD_LIMITS,
  capitalizeName,
  checkChildName,
  type DraftChange,
  type DraftView,
  nameQuestion,
} from '@/lib/books';
import { type Gender, offeredTo, type ShelfBook } from '@/lib/catalogue';

import { useErrorText } from '@/lib/client/error-text';
import type { Language } from '@/lib/markets';
import { BookLanguage } from './book-language';
import { FormProblem } from './form-problem';
import { GenderChoice } from './gender-choice';
import { GoButton } from './go-button';
import { LiveCover } from './live-cover';
import { MakeStep } from './make-step';
import { NameField } from './name-field';
import { OtherWindow } from './other-window';
import { StoryNote } from './story-note';
import { StoryQuestion } from './story-question';
import { useChildForm } from './use-child-form';
import { editionOn, useShelf } from './use-shelf';
import { WaitingNote } from './waiting-note';

const { min: YOUNGEST, max: OLDEST } = CHILD_LIMITS.age;
const AGES = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => YOUNGEST + index);

type ChildStepProps = {
  readonly draft: DraftView | null;
  /** The story that was chosen or linked to, in any language. */
  readonly story: ShelfBook | null;
  /** Whom the link to the wizard meant. */
  readonly linkedGender: Gender | null;
  readonly focusHeading: boolean;
  /** `leaveStory`: the story does not go along into the new language. */
  readonly onSave: (change: DraftChange, leaveStory: boolean) => Promise<void>;
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly onStartOver: () => Promise<void>;
  readonly reload: () => Promise<DraftView | null>;
};

/** Step 1: who the hero is. What is typed survives a reload even before it is saved. */
export function ChildStep(props: ChildStepProps) {
  const { draft, story, linkedGender, focusHeading, onSave, onUnsaved, onStartOver, reload } = props;
  const t = useTranslations('wizard');
  const errorText = useErrorText();
  // A language that is chosen without the story, since the story does not have it.
  const [without, setWithout] = useState<Language>();
  const [pressed, setPressed] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  const leaves = (language: Language) => story !== null && language === without && !story.editions.includes(language);
  const { form, typed, unsaved, problem, waiting, submit, showSaved } = useChildForm({
    draft,
    gender: linkedGender,
    onSave: (change) => onSave(change, leaves(typed.language)),
    reload,
  });
  const { register, setValue, trigger, formState } = form;
  const tellUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => tellUnsaved(unsaved), [unsaved]);

  const { gender, language } = typed;
  const shelf = useShelf(language);
  const edition = shelf && editionOn(shelf, story?.id ?? null);
  const showcase = edition ?? story ?? shelf?.[0] ?? null;
  const asks = story !== null && !story.editions.includes(language) && !leaves(language);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (formState.isSubmitting) return;
    setPressed(asks);
    if (asks) return question.current?.focus();
    const leave = leaves(language) && draft?.catalogueId != null;
    return submit(leave ? { catalogueId: null } : {});
  };
  const chooseLanguage = (next: Language) => {
    setPressed(false);
    setValue('language', next, { shouldDirty: true });
    // Which letters a name is asked about depends on it.
    if (typed.childName) void trigger('childName');
  };
  // The field shows what the book will print; what cannot be a name stays as it was typed.
  const showPrinted = () => {
    const checked = checkChildName(typed.childName, language, { keepAsWritten: true });
    if (checked.ok) setValue('childName', capitalizeName(typed.childName));
  };
  const keepAsWritten = () => {
    setValue('nameKeptAsWritten', true, { shouldDirty: true });
    // The question stands at the name, which only its own check takes away.
    void trigger('childName');
  };
  const started = unsaved || draft !== null || story !== null;
  return (
    <form className="contents" noValidate onSubmit={save}>
      <MakeStep
        focusHeading={focusHeading}
        go={
          <>
            {waiting && <WaitingNote />}
            <GoButton busy={formState.isSubmitting}>{t('child.go')}</GoButton>
          </>
        }
        lead={t('child.lead')}
        picture={
          showcase && <LiveCover book={showcase} childName={typed.childName} gender={gender} width="min(36vw, 400px)" />
        }
        quietOnPhone
        title={t('child.title')}
      >
        <FormProblem code={problem} />
        {problem === 'changed_elsewhere' && <OtherWindow onShow={showSaved} />}
        <NameField
          code={formState.errors.childName?.message}
          field={register('childName', {
            onChange: () => setValue('nameKeptAsWritten', false),
            onBlur: showPrinted,
          })}
          kept={typed.nameKeptAsWritten && nameQuestion(typed.childName, language) !== null}
          onKeepAsWritten={keepAsWritten}
        />
        {/* Before the large choices: below them the fixed button of a phone would hide it. */}
        <BookLanguage
          error={errorText(formState.errors.language?.message)}
          field={register('language')}
          onChoose={chooseLanguage}
        />
        {asks && (
          <StoryQuestion
            error={pressed ? t('story.answer') : undefined}
            language={language}
            onAnother={() => setWithout(language)}
            onKeep={chooseLanguage}
            ref={question}
            story={story}
          />
        )}
        <GenderChoice error={errorText(formState.errors.gender?.message)} field={register('gender')} />
        {story && !offeredTo(story, gender) && <StoryNote gender={gender} kind="otherHero" story={story} />}
        <ChoiceGroup
          className="age-grid"
          error={errorText(formState.errors.age?.message)}
          hint={t('child.ageHint', { gender })}
          legend={t('child.age', { gender })}
          noteId="age-note"
        >
          {AGES.map((age) => (
            <ChoiceChip key={age} type="radio" {...register('age')} value={String(age)}>
              <Num>{age}</Num>
            </ChoiceChip>
          ))}
        </ChoiceGroup>
        {started && (
          <button className="text-link min-h-11 justify-self-start text-small" onClick={onStartOver} type="button">
            {t('startOver.go')}
          </button>
        )}
      </MakeStep>
    </form>
  );
}
