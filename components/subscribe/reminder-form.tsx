'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { Field, FieldMessage } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { addErrorId } from '@/lib/client/api/error-id-text';
import type { ReminderError } from './send-reminder';
import { type ReminderEndpoint, useReminder } from './use-reminder';

type ReminderFormLabels = {
  readonly email: string;
  readonly consent: string;
  readonly send: string;
  readonly sentTitle: string;
  readonly sentText: string;
  readonly errorId: string;
  readonly errors: Readonly<Record<ReminderError, string>>;
};

type ReminderFormProps = { readonly target: ReminderEndpoint; readonly labels: ReminderFormLabels };

const CONSENT_MESSAGE_ID = 'reminder-consent-note';

/** E-mail address and consent; a thank-you replaces the form after sending. */
export function ReminderForm({ target, labels }: ReminderFormProps) {
  const { loading, errors: errorCodes, failure, sentTo, submit } = useReminder(target);
  const getErrorText = (...codes: readonly ReminderError[]) => {
    const code = errorCodes.find((candidate) => codes.includes(candidate));
    return code && addErrorId(labels.errors[code], labels.errorId, failure);
  };
  if (sentTo) return <ReminderSent text={labels.sentText} title={labels.sentTitle} to={sentTo} />;
  const formError = getErrorText('rate_limited', 'service_unavailable', 'network_error', 'internal_error');
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field error={getErrorText('email_invalid')} id="reminder-email" label={labels.email}>
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
          aria-describedby={CONSENT_MESSAGE_ID}
          aria-invalid={getErrorText('terms_required') ? true : undefined}
          name="consent"
          required
        >
          {labels.consent}
        </Checkbox>
        <FieldMessage error={getErrorText('terms_required')} id={CONSENT_MESSAGE_ID} />
      </div>
      {/* Honeypot: only bots fill it. */}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0" inert>
        <input autoComplete="off" name="website" tabIndex={-1} type="text" />
      </div>
      <FieldMessage error={formError} id="reminder-note" />
      <Button loading={loading} className="justify-self-start" size="large" type="submit">
        {labels.send}
      </Button>
    </form>
  );
}

type ReminderSentProps = { readonly title: string; readonly text: string; readonly to: string };

/** Takes the focus, because the form has disappeared. */
function ReminderSent({ title, text, to }: ReminderSentProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div
      className="grid gap-1 rounded-control bg-mint-wash px-5 py-4 text-mint-deep no-outline"
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
