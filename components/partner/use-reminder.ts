import { type FormEvent, useState } from 'react';
import { asApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';

/** Where an address is left, and for what: `facts` go along with it. */
export type Reminding = { readonly path: string; readonly facts: Readonly<Record<string, string | number>> };

export type ReminderProblem =
  | 'email_invalid'
  | 'terms_required'
  | 'rate_limited'
  | 'service_unavailable'
  | 'network_error'
  | 'internal_error';

export type ReminderState = {
  readonly busy: boolean;
  readonly problems: readonly ReminderProblem[];
  /** The address that was stored. */
  readonly sentTo: string | null;
};

const READY: ReminderState = { busy: false, problems: [], sentTo: null };

/** What the form itself can see; the server checks again. */
function problemsOf(form: HTMLFormElement): readonly ReminderProblem[] {
  const email = form.elements.namedItem('email') as HTMLInputElement;
  const consent = form.elements.namedItem('consent') as HTMLInputElement;
  return [
    ...(email.value.trim() === '' || !email.validity.valid ? (['email_invalid'] as const) : []),
    ...(consent.checked ? [] : (['terms_required'] as const)),
  ];
}

/** The codes of a refusal that the form has words for. */
function refused(thrown: unknown): readonly ReminderProblem[] {
  const { code, fields } = asApiError(thrown);
  if (fields.email) return ['email_invalid'];
  if (fields.consent) return ['terms_required'];
  const told = (['rate_limited', 'service_unavailable', 'network_error'] as const).find((known) => known === code);
  return [told ?? 'internal_error'];
}

/** Sends an address to be reminded; what was typed stays until it is stored. */
export function useReminder({ path, facts }: Reminding) {
  const { country, language } = useMarket();
  const [state, setState] = useState(READY);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    const form = event.currentTarget;
    const problems = problemsOf(form);
    setState({ ...READY, problems, busy: problems.length === 0 });
    const [first] = problems;
    if (first) {
      (form.elements.namedItem(first === 'email_invalid' ? 'email' : 'consent') as HTMLElement).focus();
      return;
    }
    const typed = new FormData(form);
    const email = String(typed.get('email')).trim();
    const json = {
      ...facts,
      country,
      language,
      email,
      consent: true,
      website: String(typed.get('website')),
    };
    try {
      await send<{ readonly stored: true }>(path, { json });
      setState({ ...READY, sentTo: email });
    } catch (thrown) {
      setState({ ...READY, problems: refused(thrown) });
    }
  };
  return { ...state, submit };
}
