'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useVerification } from '@/components/account/use-verification';
import { type ApiError, asApiError } from '@/lib/client/api-error';
import { showOnFields } from '@/lib/client/form-errors';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import { brokenRules, type SupportRequestInput, supportFormSchema } from '@/lib/support';
import { forgetDraft, keepDraft, readDraft, type SupportDraft } from './support-draft';
import type { SupportContext } from './support-store';

/** An answer that takes longer will not come. */
const PATIENCE_MS = 20_000;

type SupportTyped = SupportDraft & { readonly orderId: string | undefined; readonly website: string };

export type SupportFormProps = {
  readonly context: SupportContext;
  readonly onSending: (sending: boolean) => void;
  /** Called with the address that the answer will go to. */
  readonly onSent: (to: string) => void;
};

const startOf = (context: SupportContext): SupportTyped => {
  const { topic, ...draft } = readDraft();
  return { ...draft, topic: context.topic ?? topic, orderId: context.orderId, website: '' };
};

/** The form's state, its rules (spec §5) and its sending; nothing typed is lost before it is sent. */
export function useSupportForm({ context, onSending, onSent }: SupportFormProps) {
  const { language } = useMarket();
  const { status } = useVerification();
  const account = status?.verified ? status : undefined;
  const known = { email: context.email ?? account?.email ?? undefined, phone: context.phone ?? account?.phone };
  const [problem, setProblem] = useState<ApiError>();
  const [start] = useState(() => startOf(context));
  const { control, register, handleSubmit, setError, setValue, trigger, formState } = useForm<
    SupportTyped,
    unknown,
    SupportRequestInput
  >({
    resolver: zodResolver(supportFormSchema) as Resolver<SupportTyped, unknown, SupportRequestInput>,
    defaultValues: start,
  });
  /** A field says what is wrong once it was left, and takes it back as soon as it is right. */
  const field = (name: keyof SupportDraft) =>
    register(name, {
      // After the focus has moved: a note that changes while it is on its way makes the dialog take it.
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
    // What the account says is not typed: it must not outlive the signing out.
    keepDraft({ topic, description, email: email ? '' : typedEmail, phone: phone ? '' : typedPhone });
  }, [topic, description, email, typedEmail, phone, typedPhone]);

  const submit = handleSubmit(async (request) => {
    setProblem(undefined);
    onSending(true);
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      await send('/api/support', { json: { ...request, language }, signal });
      forgetDraft();
      onSent(request.email ?? '');
    } catch (thrown) {
      const error = asApiError(thrown);
      showOnFields(error, setError, {});
      setProblem(error);
    } finally {
      onSending(false);
    }
  });
  const missing = brokenRules(typed);
  return { field, register, submit, known, problem, missing, description, sending: formState.isSubmitting, formState };
}
