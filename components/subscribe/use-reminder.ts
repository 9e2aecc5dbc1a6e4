import { type FormEvent, useState } from 'react';
import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { track } from '@/lib/tracking';

/** API path and extra fields of the request. */
export type ReminderEndpoint = { readonly path: string; readonly payload: Readonly<Record<string, string | number>> };

export type ReminderError =
  | 'email_invalid'
  | 'terms_required'
  | 'rate_limited'
  | 'service_unavailable'
  | 'network_error'
  | 'internal_error';

export type ReminderState = {
  readonly loading: boolean;
  readonly errors: readonly ReminderError[];
  /** What the server answered, with the id of an unexpected error. */
  readonly failure: unknown;
  /** The stored address. */
  readonly sentTo: string | null;
};

const INITIAL_STATE: ReminderState = { loading: false, errors: [], failure: null, sentTo: null };

/** Validation in the browser; the server validates again. */
function validateForm(form: HTMLFormElement): readonly ReminderError[] {
  const email = form.elements.namedItem('email') as HTMLInputElement;
  email.value = cleanLine(email.value);
  const consent = form.elements.namedItem('consent') as HTMLInputElement;
  return [
    ...(email.value === '' || !email.validity.valid ? (['email_invalid'] as const) : []),
    ...(consent.checked ? [] : (['terms_required'] as const)),
  ];
}

/** Maps an API error to codes that the form has messages for. */
function errorsFromResponse(thrown: unknown): readonly ReminderError[] {
  const { code, fields } = toApiError(thrown);
  if (fields.email) return ['email_invalid'];
  if (fields.consent) return ['terms_required'];
  const told = (['rate_limited', 'service_unavailable', 'network_error'] as const).find((known) => known === code);
  return [told ?? 'internal_error'];
}

/** Sends the form; the input stays until the server has stored it. */
export function useReminder({ path, payload }: ReminderEndpoint) {
  const { country, language } = useMarket();
  const [state, setState] = useState(INITIAL_STATE);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.loading) return;
    const form = event.currentTarget;
    const problems = validateForm(form);
    setState({ ...INITIAL_STATE, errors: problems, loading: problems.length === 0 });
    const [first] = problems;
    if (first) {
      (form.elements.namedItem(first === 'email_invalid' ? 'email' : 'consent') as HTMLElement).focus();
      return;
    }
    const typed = new FormData(form);
    const email = String(typed.get('email'));
    const json = {
      ...payload,
      country,
      language,
      email,
      consent: true,
      website: String(typed.get('website')),
    };
    try {
      await sendJson<{ readonly stored: true }>(path, { json });
      track({ name: 'Lead' }, new Date());
      setState({ ...INITIAL_STATE, sentTo: email });
    } catch (thrown) {
      setState({ ...INITIAL_STATE, errors: errorsFromResponse(thrown), failure: thrown });
    }
  };
  return { ...state, submit };
}
