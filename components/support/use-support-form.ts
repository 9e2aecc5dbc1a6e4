'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { type ApiError, toApiError } from '@/lib/client/api/api-error';
import { setFieldErrors } from '@/lib/client/api/form-errors';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import type { SupportContext } from '@/lib/client/stores/support-store';
import { useVerification } from '@/lib/client/use-verification';
import { brokenRules, type SupportRequestInput, supportFormSchema } from '@/lib/support';
import { clearSupportDraft, loadSupportDraft, type SupportDraft, saveSupportDraft } from './support-draft';

/** Request timeout. */
const TIMEOUT_MS = 20_000;

type SupportFormValues = SupportDraft & { readonly orderId: string | undefined; readonly website: string };

export type SupportFormProps = {
  readonly context: SupportContext;
  readonly onSending: (sending: boolean) => void;
  /** Gets the e-mail address that our reply will go to. */
  readonly onSent: (to: string) => void;
};

const initialFormValues = (context: SupportContext): SupportFormValues => {
  const { topic, ...draft } = loadSupportDraft();
  return { ...draft, topic: context.topic ?? topic, orderId: context.orderId, website: '' };
};

/** Form state, validation (spec §5) and submission. The input is stored until it is sent. */
export function useSupportForm({ context, onSending, onSent }: SupportFormProps) {
  const { language } = useMarket();
  const { status } = useVerification();
  const account = status?.verified ? status : undefined;
  const known = { email: context.email ?? account?.email ?? undefined, phone: context.phone ?? account?.phone };
  const [requestError, setRequestError] = useState<ApiError>();
  const [start] = useState(() => initialFormValues(context));
  const { control, register, handleSubmit, setError, setValue, trigger, formState } = useForm<
    SupportFormValues,
    unknown,
    SupportRequestInput
  >({
    resolver: zodResolver(supportFormSchema) as Resolver<SupportFormValues, unknown, SupportRequestInput>,
    defaultValues: start,
  });
  /** Shows an error when the field loses focus and removes it as soon as the value is valid. */
  const field = (name: keyof SupportDraft) =>
    register(name, {
      // After the focus has moved, because changing the message earlier makes the dialog steal the focus.
      onBlur: () => setTimeout(() => trigger(name)),
      onChange: () => formState.errors[name] && trigger(name),
    });
  const { email, phone } = known;
  useEffect(() => {
    if (email) setValue('email', email);
    if (phone) setValue('phone', phone);
  }, [email, phone, setValue]);

  const typed = useWatch({ control });
  const { topic = '', description = '', email: typedEmail = '', phone: typedPhone = '' } = typed;
  useEffect(() => {
    // Do not store account data: it must not survive signing out.
    saveSupportDraft({ topic, description, email: email ? '' : typedEmail, phone: phone ? '' : typedPhone });
  }, [topic, description, email, typedEmail, phone, typedPhone]);

  const submit = handleSubmit(async (request) => {
    setRequestError(undefined);
    onSending(true);
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      await sendJson('/api/support', { json: { ...request, language }, signal });
      clearSupportDraft();
      onSent(request.email ?? '');
    } catch (thrown) {
      const error = toApiError(thrown);
      setFieldErrors(error, setError, {});
      setRequestError(error);
    } finally {
      onSending(false);
    }
  });
  const missing = brokenRules(typed);
  return {
    field,
    register,
    submit,
    known,
    requestError,
    missing,
    description,
    sending: formState.isSubmitting,
    formState,
  };
}
