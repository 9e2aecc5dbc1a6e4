'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { ChoiceChip, ChoiceGroup, Segment } from '@/components/ui/choice';
import { Num } from '@/components/ui/text';
import type { DraftView } from '@/lib/books';
import type { CatalogueBook } from '@/lib/catalogue';
import { asApiError } from '@/lib/client/api-error';
import { showOnFields } from '@/lib/client/form-errors';
import { useMarket } from '@/lib/client/market';
import { LANGUAGES } from '@/lib/markets';
import { type ChildForm, type ChildValues, childFormSchema, startValues } from './child-form';
import { recall, remember } from './draft-memory';
import { FormProblem } from './form-problem';
import { GenderChoice } from './gender-choice';
import { GoButton } from './go-button';
import { LiveCover } from './live-cover';
import { MakeStep } from './make-step';
import { NameField } from './name-field';

const AGES = Array.from({ length: 10 }, (_, index) => index + 1);

type ChildStepProps = {
  readonly draft: DraftView | null;
  /** The book that the cover beside the form shows. */
  readonly showcase: CatalogueBook | null;
  readonly focusHeading: boolean;
  readonly onSave: (values: ChildValues) => Promise<void>;
};

/** Step 1: who the hero is. What is typed survives a reload even before it is saved. */
export function ChildStep({ draft, showcase, focusHeading, onSave }: ChildStepProps) {
  const t = useTranslations('wizard');
  const { language } = useMarket();
  const [problem, setProblem] = useState<string>();
  const [start] = useState(() => startValues(draft, recall(localStorage).typed, language));
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm<ChildForm, unknown, ChildValues>({
    resolver: zodResolver(childFormSchema),
    defaultValues: start,
    mode: 'onTouched',
  });
  useEffect(() => {
    const { unsubscribe } = watch(({ nameKeptAsWritten: _, ...typed }) => {
      remember(localStorage, { typed: typed as ReturnType<typeof recall>['typed'] });
    });
    return unsubscribe;
  }, [watch]);

  const save = handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await onSave(values);
    } catch (thrown) {
      const error = asApiError(thrown);
      const homes = {
        name_too_short: 'childName',
        name_letters_only: 'childName',
        name_not_hebrew: 'childName',
      } as const;
      if (!showOnFields(error, setError, homes)) setProblem(error.code);
    }
  });
  const keepAsWritten = () => {
    setValue('nameKeptAsWritten', true, { shouldValidate: true });
    return save();
  };
  const typed = watch();
  return (
    <form className="contents" noValidate onSubmit={save}>
      <MakeStep
        focusHeading={focusHeading}
        go={<GoButton busy={formState.isSubmitting}>{t('child.go')}</GoButton>}
        lead={t('child.lead')}
        picture={
          showcase && (
            <LiveCover book={showcase} childName={typed.childName} gender={typed.gender} width="min(36vw, 400px)" />
          )
        }
        quietOnPhone
        title={t('child.title')}
      >
        <FormProblem code={problem} />
        <NameField
          code={formState.errors.childName?.message}
          field={register('childName', { onChange: () => setValue('nameKeptAsWritten', false) })}
          onKeepAsWritten={keepAsWritten}
        />
        <GenderChoice field={register('gender')} />
        <ChoiceGroup
          className="age-grid"
          hint={t('child.ageHint', { gender: typed.gender })}
          legend={t('child.age', { gender: typed.gender })}
          noteId="age-note"
        >
          {AGES.map((age) => (
            <ChoiceChip key={age} type="radio" {...register('age')} value={String(age)}>
              <Num>{age}</Num>
            </ChoiceChip>
          ))}
        </ChoiceGroup>
        <ChoiceGroup
          className="segments max-w-[480px]"
          hint={t('child.languageHint')}
          legend={t('child.language')}
          noteId="language-note"
        >
          {LANGUAGES.map((choice) => (
            <Segment key={choice} {...register('language')} lang={choice} value={choice}>
              {LANGUAGE_NAMES[choice]}
            </Segment>
          ))}
        </ChoiceGroup>
      </MakeStep>
    </form>
  );
}
