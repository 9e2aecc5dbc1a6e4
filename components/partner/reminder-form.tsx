'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice';
import { Field, FieldNote } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { type ReminderProblem, type Reminding, useReminder } from './use-reminder';

type Words = {
  readonly email: string;
  readonly consent: string;
  readonly send: string;
  readonly sentTitle: string;
  readonly sentText: string;
  readonly problems: Readonly<Record<ReminderProblem, string>>;
};

type ReminderFormProps = { readonly to: Reminding; readonly words: Words };

const NOTE = 'reminder-consent-note';

/** An address and a consent, then a thank-you in their place. */
export function ReminderForm({ to, words }: ReminderFormProps) {
  const { busy, problems, sentTo, submit } = useReminder(to);
  const say = (...codes: readonly ReminderProblem[]) => {
    const code = problems.find((problem) => codes.includes(problem));
    return code && words.problems[code];
  };
  if (sentTo) return <Sent text={words.sentText} title={words.sentTitle} to={sentTo} />;
  const refusal = say('rate_limited', 'service_unavailable', 'network_error', 'internal_error');
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field error={say('email_invalid')} id="reminder-email" label={words.email}>
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="email"
            dir="ltr"
            inputMode="email"
            maxLength={254}
            name="email"
            required
            spellCheck={false}
            type="email"
          />
        )}
      </Field>
      <div>
        <Checkbox
          aria-describedby={NOTE}
          aria-invalid={say('terms_required') ? true : undefined}
          name="consent"
          required
        >
          {words.consent}
        </Checkbox>
        <FieldNote error={say('terms_required')} id={NOTE} />
      </div>
      {/* For machines that fill every field: nobody sees or reaches it. */}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0" inert>
        <input autoComplete="off" name="website" tabIndex={-1} type="text" />
      </div>
      <FieldNote error={refusal} id="reminder-note" />
      <Button busy={busy} className="justify-self-start" size="large" type="submit">
        {words.send}
      </Button>
    </form>
  );
}

type SentProps = { readonly title: string; readonly text: string; readonly to: string };

/** It takes the focus from the form that has gone. */
function Sent({ title, text, to }: SentProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div
      className="grid gap-1 rounded-control bg-mint-wash px-5 py-4 text-mint-deep outline-none"
      ref={message}
      role="status"
      tabIndex={-1}
    >
      <p className="font-semibold text-lead">{title}</p>
      <p>
        {text} <bdi className="font-semibold">{to}</bdi>
      </p>
    </div>
  );
}
