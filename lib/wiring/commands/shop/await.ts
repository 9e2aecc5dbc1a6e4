import { setTimeout as sleep } from 'node:timers/promises';
import { isStopping } from '../processes/stopping';
import { Stop } from '../say';

/** @throws Stop with `failure` when it has not become true in time */
export async function untilTrue(check: () => boolean | Promise<boolean>, seconds: number, failure: string) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await check())) {
    if (isStopping()) return;
    if (Date.now() > deadline) throw new Stop(failure);
    await sleep(100);
  }
}

/** Does the web part answer, whatever the page? */
export async function answers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    return response.status < 500;
  } catch {
    return false;
  }
}
