'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { ChoiceChip } from '@/components/ui/choice/choice-chip';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import { Field } from '@/components/ui/field';
import { Num } from '@/components/ui/text';
import { TextInput } from '@/components/ui/text-input';
import { useHeldWhilePressed } from '@/components/ui/use-held-while-pressed';
import { isNameQuestion } from '@/lib/books';
import { useErrorText } from '@/lib/client/api/error-text';
import type { LinkView, OwnChild } from '@/lib/kindergarten';
import { AGES, GENDERS_IN_ORDER } from '../children/child-choices';
import { useJoinForm } from './use-join-form';

type JoinFormProps = {
  readonly link: LinkView;
  readonly token: string;
  /** A child that was added before, to be corrected; `null` for another one. */
  readonly child: OwnChild | null;
  readonly onSaved: (bookId: string) => void;
};

/** A parent's own child: name, gender, age, and whether the kindergarten may have the files. */
export function JoinForm(props: JoinFormProps) {
  const t = useTranslations('kindergarten.join');
  const children = useTranslations('kindergarten.children');
  const errorText = useErrorText();
  const { form, submit, failure, keepName } = useJoinForm(props);
  const { register, watch, formState } = form;
  const { errors } = formState;
  const nameCode = errors.name?.message;
  const asksAboutName = useHeldWhilePressed(isNameQuestion(nameCode));
  const gender = watch('gender') ?? 'other';
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <div className="grid gap-2">
        <Field error={errorText(nameCode)} hint={t('nameHint')} id="name" label={t('name')}>
          {(aria) => (
            <TextInput
              {...aria}
              {...register('name', { onChange: () => form.setValue('nameKeptAsWritten', false) })}
              autoCapitalize="words"
              autoComplete="off"
              dir="auto"
              enterKeyHint="next"
              spellCheck={false}
            />
          )}
        </Field>
        {asksAboutName && (
          <Button className="justify-self-start" onClick={keepName} size="small" variant="quiet">
            {t('keepName')}
          </Button>
        )}
      </div>
      <ChoiceGroup
        className="ui-segments"
        error={errorText(errors.gender?.message)}
        legend={t('gender')}
        noteId="gender-note"
      >
        {GENDERS_IN_ORDER.map((option) => (
          <Segment {...register('gender')} key={option} value={option}>
            {children(`genders.${option}`)}
          </Segment>
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        className="group-ages"
        error={errorText(errors.age?.message)}
        legend={t('age', { gender })}
        noteId="age-note"
      >
        {AGES.map((age) => (
          <ChoiceChip {...register('age')} key={age} type="radio" value={String(age)}>
            <Num>{age}</Num>
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      <Checkbox {...register('filesToTeacher')}>{t('files')}</Checkbox>
      <FormError failure={failure} />
      <Button fullWidth loading={formState.isSubmitting} size="large" type="submit">
        {t(props.child ? 'save' : 'next')}
      </Button>
    </form>
  );
}
