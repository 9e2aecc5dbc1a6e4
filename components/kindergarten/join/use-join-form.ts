'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { checkChildName, toNameError } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { joinClassSchema, type LinkView } from '@/lib/kindergarten';
import type { Language } from '@/lib/markets';
import { AT_ONCE } from '@/lib/platform/at-once';

/** The form of a parent; the name has rules of its own, which depend on the language of the books. */
export const createJoinFormSchema = (language: Language) =>
  joinClassSchema.omit({ id: true }).superRefine(({ name, nameKeptAsWritten }, context) => {
    const checked = checkChildName(name ?? '', language, { keepAsWritten: nameKeptAsWritten });
    if (!checked.ok) context.addIssue({ code: 'custom', path: ['name'], message: toNameError(checked) });
  }, AT_ONCE);
const FIELD_BY_ERROR_CODE = {
  name_too_short: 'name',
  name_letters_only: 'name',
  name_not_printable: 'name',
} as const;

type JoinInput = z.input<ReturnType<typeof createJoinFormSchema>>;
type JoinValues = z.output<ReturnType<typeof createJoinFormSchema>>;

type JoinFormOptions = {
  readonly link: LinkView;
  readonly token: string;
  readonly onJoined: (bookId: string) => void;
};

/** Adds the parent's child. The same attempt sends the same id, so that a lost answer adds the child once. */
export function useJoinForm({ link, token, onJoined }: JoinFormOptions) {
  const [failure, setFailure] = useState<Failure>();
  const childId = useRef<string>(null);
  const form = useForm<JoinInput, unknown, JoinValues>({
    resolver: zodResolver(createJoinFormSchema(link.language)),
    defaultValues: { name: '', nameKeptAsWritten: false, filesToTeacher: false },
  });
  const { setError, setValue, trigger } = form;
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    childId.current ??= crypto.randomUUID();
    try {
      const path = `/api/kindergarten/link/${token}/children`;
      const { bookId } = await sendJson<{ bookId: string }>(path, { json: { ...values, id: childId.current } });
      childId.current = null;
      onJoined(bookId);
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
