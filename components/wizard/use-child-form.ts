'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  EMPTY_WIZARD_STATE,
  loadWizardState,
  type StoredWizardState,
  saveWizardState,
} from '@/components/drafts/wizard-storage';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { DraftChange, DraftView } from '@/lib/books';
import type { Gender } from '@/lib/catalogue';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { useLateResolver } from '@/lib/client/forms/use-late-resolver';
import { useMarket } from '@/lib/client/market';
import { changedFields, draftChangeFrom, initialChildValues, toFormValues, valuesFromDraft } from './child-form';
import type { ChildForm, ChildValues } from './child-form-schema';
import { useRetryWhenOnline } from './use-retry-when-online';
import { isConnectionError } from './use-save-draft';
import { storeTypedFields, useStoredFields } from './use-stored-fields';

const loadResolver = () => import('./child-form-schema').then(({ childResolver }) => childResolver);

const FIELD_BY_ERROR_CODE = {
  name_too_short: 'childName',
  name_too_long: 'childName',
  name_letters_only: 'childName',
  name_not_printable: 'childName',
  name_not_hebrew: 'childName',
  name_not_arabic: 'childName',
  name_not_cyrillic: 'childName',
  gender_required: 'gender',
  age_out_of_range: 'age',
  book_language_unknown: 'language',
} as const;

type ChildFormOptions = {
  readonly draft: DraftView | null;
  /** Gender from a link; used only for a new child. */
  readonly gender: Gender | null;
  readonly onSave: (change: DraftChange) => Promise<void>;
  /** Reloads the draft from the server. */
  readonly reload: () => Promise<DraftView | null>;
};

/** Props of one radio button. */
export type RadioField = {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: () => void;
};

/**
 * Form of the first step. The input survives a reload, an error and a lost connection; changes from another window are
 * never overwritten silently.
 */
export function useChildForm({ draft, gender, onSave, reload }: ChildFormOptions) {
  const { language } = useMarket();
  const saved = valuesFromDraft(draft, language);
  const start = (from: ChildValues, typed: StoredWizardState['typed']) =>
    initialChildValues(from, { ...(gender && !draft && { gender }), ...typed });
  const hydrated = useHydrated();
  const [serverRendered] = useState(!hydrated);
  const [stored] = useState(() => (serverRendered ? EMPTY_WIZARD_STATE : loadWizardState()));
  const [since, setSince] = useState<ChildValues>({ ...saved, ...stored.since });
  const [failure, setFailure] = useState<Failure>();
  const [offline, setOffline] = useState(false);
  const form = useForm<ChildForm, unknown, ChildValues>({
    resolver: useLateResolver(loadResolver),
    defaultValues: start(since, stored.typed),
    mode: 'onTouched',
  });
  const { handleSubmit, reset, setError, setValue, subscribe, watch } = form;
  const typed = watch();
  const unsaved = changedFields(typed, since).length > 0;

  useStoredFields({ form, serverRendered, bookId: draft?.id ?? null, saved, start, onSince: setSince });

  // Before the page tells what was typed until now.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => storeTypedFields(values, since),
      }),
    [subscribe, since],
  );
  const resetTo = (values: ChildValues) => {
    setSince(values);
    reset(toFormValues(values));
    saveWizardState({ typed: {}, since: {} });
    setFailure(undefined);
  };
  // Another window changed the draft and there is no unsaved input here.
  const outdated = !unsaved && changedFields(saved, since).length > 0;
  const showSavedValues = useEffectEvent(() => resetTo(saved));
  useEffect(() => {
    if (outdated) showSavedValues();
  }, [outdated]);

  const handleError = async (thrown: unknown) => {
    const error = toApiError(thrown);
    if (error.code === 'changed_elsewhere') {
      // After the conflict was shown, the next submit overwrites what the other window saved.
      setSince(valuesFromDraft(await reload(), language));
      setFailure(error);
    } else if (isConnectionError(thrown)) setOffline(true);
    else if (!setFieldErrors(error, setError, FIELD_BY_ERROR_CODE)) setFailure(error);
  };
  /** @param extra other changes to save together with the child */
  const submit = (extra: DraftChange = {}) =>
    handleSubmit(async (values) => {
      setFailure(undefined);
      setOffline(false);
      const change = draftChangeFrom(values, since);
      try {
        await onSave({ ...change, ...extra });
      } catch (thrown) {
        await handleError(thrown);
      }
    })();
  useRetryWhenOnline(offline, submit);

  return {
    form,
    /** Props of one radio button. Not registered with the form, because then the server could not render it as checked. */
    radio: (name: 'gender' | 'age' | 'language', value: string): RadioField => ({
      name,
      value,
      checked: String(typed[name]) === value,
      onChange: () => setValue(name, value as never, { shouldDirty: true, shouldValidate: true }),
    }),
    typed,
    unsaved,
    failure,
    offline,
    submit,
    /** Discards the input and shows the saved values. */
    showSaved: () => resetTo(since),
  };
}
