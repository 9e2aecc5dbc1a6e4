'use client';

import { useCallback, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useLateResolver } from '@/lib/client/forms/use-late-resolver';
import type { LinkView, OwnChild } from '@/lib/kindergarten';
import type { JoinInput, JoinValues } from './join-form-schema';

const FIELD_BY_ERROR_CODE = {
  name_too_short: 'name',
  name_letters_only: 'name',
  name_not_printable: 'name',
} as const;

type JoinFormOptions = {
  readonly link: LinkView;
  readonly token: string;
  /** A child that was added before, to be corrected; `null` for another one. */
  readonly child: OwnChild | null;
  readonly onSaved: (bookId: string) => void;
};

/** What the form begins with: radios hold only strings, and nobody is taken for a boy or a girl before it is said. */
const toFormValues = (child: OwnChild | null) =>
  child
    ? {
        name: child.name,
        nameKeptAsWritten: true,
        gender: child.gender,
        age: String(child.age),
        filesToTeacher: child.filesToTeacher,
      }
    : { name: '', nameKeptAsWritten: false, filesToTeacher: false };

/** Adds or corrects the parent's child. The same attempt sends the same id, so that a lost answer adds it once. */
export function useJoinForm({ link, token, child, onSaved }: JoinFormOptions) {
  const [failure, setFailure] = useState<Failure>();
  const childId = useRef<string>(null);
  const loadResolver = useCallback(
    async () => (await import('./join-form-schema')).createJoinResolver(link.language),
    [link.language],
  );
  const form = useForm<JoinInput, unknown, JoinValues>({
    resolver: useLateResolver(loadResolver),
    defaultValues: toFormValues(child),
  });
  const { setError, setValue, trigger } = form;
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    childId.current ??= crypto.randomUUID();
    try {
      const path = `/api/kindergarten/link/${token}/children`;
      const { bookId } = child
        ? await sendJson<{ bookId: string }>(`${path}/${child.id}`, { method: 'PATCH', json: values })
        : await sendJson<{ bookId: string }>(path, { json: { ...values, id: childId.current } });
      childId.current = null;
      onSaved(bookId);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!setFieldErrors(error, setError, FIELD_BY_ERROR_CODE)) {
        setFailure(error);
      }
    }
  });
  return {
    form,
    submit,
    failure,
    keepName: () => {
      setValue('nameKeptAsWritten', true);
      // Removes the question, which is shown as the name's error.
      void trigger('name');
      document.getElementById('name')?.focus();
    },
  };
}
