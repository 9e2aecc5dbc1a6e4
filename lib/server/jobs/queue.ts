import { PgBoss } from 'pg-boss';
import { log } from '@/lib/platform/logging/log';

/** `sender` only enqueues; `worker` also supervises the queues. */
export function createBoss(connectionString: string, role: 'sender' | 'worker'): PgBoss {
  const works = role === 'worker';
  const boss = new PgBoss({
    connectionString,
    max: works ? 6 : 2,
    supervise: works,
    schedule: works,
    migrate: works,
    createSchema: works,
    useListenNotify: works,
    monitorIntervalSeconds: 4,
    superviseIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ code: (error as { code?: string }).code }, 'queue error'));
  return boss;
}

export type QueueCount = { readonly queue: string; readonly waiting: number; readonly active: number };

/** Jobs of every queue, as the worker counted them some seconds ago. */
export async function countJobs(boss: PgBoss): Promise<readonly QueueCount[]> {
  const queues = await boss.getQueues();
  return queues.map(({ name, queuedCount, activeCount }) => ({
    queue: name,
    waiting: queuedCount,
    active: activeCount,
  }));
}
