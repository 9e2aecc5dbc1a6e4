import type { Tx } from '../db';

// Jobs stand in line by priority, then by age, as pg-boss fetches them; states before `active` wait.

/** How many jobs of who asks wait or run in a queue. */
export async function waitingInGroup(tx: Tx, name: string, group: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job
    WHERE name = ${name} AND group_id = ${group} AND state <= 'active'`;
  return row?.count ?? 0;
}

type Successor = { readonly key: string; readonly payload: object; readonly supersedes: string };

/**
 * Gives the place of a waiting job to its successor; `false` where none waits, since it runs, is done or never was.
 * A job that a worker takes at the same moment is left to it. While another job of the successor's key is in work, the
 * place keeps its own key, since a key is waited for or worked on once.
 */
export async function takeOver(tx: Tx, name: string, { key, payload, supersedes }: Successor): Promise<boolean> {
  const taken = await tx.$executeRaw`
    UPDATE pgboss.job SET data = ${JSON.stringify(payload)}::jsonb, singleton_key = CASE WHEN EXISTS (
      SELECT 1 FROM pgboss.job WHERE name = ${name} AND singleton_key = ${key} AND state <= 'active'
    ) THEN singleton_key ELSE ${key} END
    WHERE name = ${name} AND state = 'created' AND id = (
      SELECT id FROM pgboss.job
      WHERE name = ${name} AND state = 'created' AND starts_with(singleton_key, ${supersedes})
      ORDER BY singleton_key = ${key} DESC, priority DESC, created_on LIMIT 1
    )`;
  return taken > 0;
}

export type Place = {
  /** Jobs that start before this one or run now. */
  readonly before: number;
  /** How long one of this queue takes, in seconds, by those of the last hour; `null` while there are none. */
  readonly secondsEach: number | null;
};

/** Where a job stands in its queue; `null` once it runs, is done, or where there never was one. */
export async function placeInLine(tx: Tx, name: string, key: string): Promise<Place | null> {
  const [row] = await tx.$queryRaw<Place[]>`
    SELECT
      (SELECT count(*)::int FROM pgboss.job AS other WHERE other.name = mine.name AND (
        other.state = 'active' OR other.state < 'active' AND other.start_after <= now() AND (
          other.priority > mine.priority OR other.priority = mine.priority AND other.created_on < mine.created_on
        ))) AS before,
      (SELECT avg(extract(epoch FROM completed_on - started_on))::float8 FROM (
        SELECT started_on, completed_on FROM pgboss.job AS done
        WHERE done.name = mine.name AND done.state = 'completed' ORDER BY completed_on DESC LIMIT 20
      ) AS latest) AS "secondsEach"
    FROM pgboss.job AS mine
    WHERE name = ${name} AND singleton_key = ${key} AND state < 'active'`;
  return row ?? null;
}
