'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DraftChange, DraftView } from '@/lib/books';
import type { Gender } from '@/lib/catalogue';
import { asApiError } from '@/lib/client/api-error';
import { showOnFields } from '@/lib/client/form-errors';
import { useMarket } from '@/lib/client/market';
import {
  type ChildForm,
  type ChildValues,
  changedFields,
  changeTo,
  childFormSchema,
  formOf,
  savedValues,
  startValues,
} from './child-form';
import { type DraftMemory, recall, remember } from './draft-memory';
import { useResume } from './use-resume';
import { isUnanswered } from './use-save';

const HOMES = {
  name_too_short: 'childName',
  name_too_long: 'childName',
  name_letters_only: 'childName',
  name_not_hebrew: 'childName',
  name_not_arabic: 'childName',
  name_not_cyrillic: 'childName',
  gender_required: 'gender',
  age_out_of_range: 'age',
  book_language_unknown: 'language',
} as const;

type ChildSaving = {
  readonly draft: DraftView | null;
  /** Whom a link meant; counts for a new child alone. */
  readonly gender: Gender | null;
  readonly onSave: (change: DraftChange) => Promise<void>;
  /** The draft as the server has it now. */
  readonly reload: () => Promise<DraftView | null>;
};

/**
 * The first step's form. What is typed survives reload, refusal and a lost connection; what another window changed
 * meanwhile is never overwritten without a word.
 */
export function useChildForm({ draft, gender, onSave, reload }: ChildSaving) {
  const { language } = useMarket();
  const saved = savedValues(draft, language);
  const [since, setSince] = useState<ChildValues>(() => ({ ...saved, ...recall().since }));
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const form = useForm<ChildForm, unknown, ChildValues>({
    resolver: zodResolver(childFormSchema),
    defaultValues: startValues(since, { ...(gender && !draft && { gender }), ...recall().typed }),
    mode: 'onTouched',
  });
  const { handleSubmit, reset, setError, subscribe, watch } = form;
  const typed = watch();
  const unsaved = changedFields(typed, since).length > 0;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => remember({ typed: values as unknown as DraftMemory['typed'], since }),
      }),
    [subscribe, since],
  );
  const adopt = (values: ChildValues) => {
    setSince(values);
    reset(formOf(values));
    remember({ typed: {}, since: {} });
    setProblem(undefined);
  };
  // Another window changed the draft, and nothing is typed here that could be lost.
  const outdated = !unsaved && changedFields(saved, since).length > 0;
  const catchUp = useEffectEvent(() => adopt(saved));
  useEffect(() => {
    if (outdated) catchUp();
  }, [outdated]);

  const refuse = async (thrown: unknown) => {
    const error = asApiError(thrown);
    if (error.code === 'changed_elsewhere') {
      // To go on now is to mean it: the next change is made to what the other window saved.
      setSince(savedValues(await reload(), language));
      setProblem(error.code);
    } else if (isUnanswered(thrown)) setWaiting(true);
    else if (!showOnFields(error, setError, HOMES)) setProblem(error.code);
  };
  /** @param extra what is saved together with the child */
  const submit = (extra: DraftChange = {}) =>
    handleSubmit(async (values) => {
      setProblem(undefined);
      setWaiting(false);
      const change = changeTo(values, since);
      try {
        await onSave({ ...change, ...extra });
      } catch (thrown) {
        await refuse(thrown);
      }
    })();
  useResume(waiting, submit);

  return {
    form,
    typed,
    unsaved,
    problem,
    waiting,
    submit,
    /** Leaves what is typed here for what is saved. */
    showSaved: () => adopt(since),
  };
}
