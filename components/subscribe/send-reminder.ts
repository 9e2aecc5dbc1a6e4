import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

export type ReminderError =
  | 'email_invalid'
  | 'terms_required'
  | 'rate_limited'
  | 'service_unavailable'
  | 'network_error'
  | 'internal_error';

/** Maps an API error to codes that the form has messages for. */
function errorsFromResponse(thrown: unknown): readonly ReminderError[] {
  const { code, fields } = toApiError(thrown);
  if (fields.email) return ['email_invalid'];
  if (fields.consent) return ['terms_required'];
  const told = (['rate_limited', 'service_unavailable', 'network_error'] as const).find((known) => known === code);
  return [told ?? 'internal_error'];
}

/** Sends the form; `null` once the server has stored it. */
export async function sendReminder(
  path: string,
  json: object,
): Promise<{ readonly errors: readonly ReminderError[]; readonly failure: unknown } | null> {
  try {
    await sendJson<{ readonly stored: true }>(path, { json });
    return null;
  } catch (failure) {
    return { errors: errorsFromResponse(failure), failure };
  }
}
