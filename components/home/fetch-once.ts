const requests = new Map<string, Promise<unknown>>();

async function fetchJson(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}

/** Fetches a path once per visit and caches the promise. A failed request is not cached. */
export function fetchOnce<Answer>(path: string): Promise<Answer> {
  const known = requests.get(path) ?? fetchJson(path);
  requests.set(path, known);
  known.catch(() => requests.delete(path));
  return known as Promise<Answer>;
}
