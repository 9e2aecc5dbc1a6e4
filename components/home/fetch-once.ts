const requests = new Map<string, Promise<unknown>>();

async function fetchJson(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (answer.ok) return answer.json();
  // Not `parseResponse`: the home page does without the list of all error codes.
  const body = (await answer.json().catch(() => null)) as { readonly error?: { readonly errorId?: string } } | null;
  throw Object.assign(new Error(`status ${answer.status}`), { errorId: body?.error?.errorId });
}

/** Fetches a path once per visit and caches the promise. A failed request is not cached. */
export function fetchOnce<Answer>(path: string): Promise<Answer> {
  const known = requests.get(path) ?? fetchJson(path);
  requests.set(path, known);
  known.catch(() => requests.delete(path));
  return known as Promise<Answer>;
}
