const asked = new Map<string, Promise<unknown>>();

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}

/** What the shop answers there, asked for once in a visit; a failure is forgotten, and the next call asks again. */
export function askOnce<Answer>(path: string): Promise<Answer> {
  const known = asked.get(path) ?? ask(path);
  asked.set(path, known);
  known.catch(() => asked.delete(path));
  return known as Promise<Answer>;
}
