import { type FormEvent, useEffect, useState } from 'react';
import { loadWhenTouched } from '@/components/ui/hooks/when-touched';
import { useMarket } from '@/lib/client/market';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { track } from '@/lib/tracking';
import type { ReminderError } from './send-reminder';

/** API path and extra fields of the request. */
export type ReminderEndpoint = { readonly path: string; readonly payload: Readonly<Record<string, string | number>> };

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

/** Knows every error of the server, so it is loaded when the visitor touches the page. */
const loadSender = () => import('./send-reminder');

/** Sends the form; the input stays until the server has stored it. */
export function useReminder({ path, payload }: ReminderEndpoint) {
  const { country, language } = useMarket();
  const [state, setState] = useState(INITIAL_STATE);
  useEffect(() => loadWhenTouched(loadSender), []);
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
    const failure = await loadSender().then(
      ({ sendReminder }) => sendReminder(path, json),
      (failure: unknown) => ({ errors: ['network_error'] as const, failure }),
    );
    if (failure) return setState({ ...INITIAL_STATE, ...failure });
    track({ name: 'Lead' }, new Date());
    setState({ ...INITIAL_STATE, sentTo: email });
  };
  return { ...state, submit };
}
