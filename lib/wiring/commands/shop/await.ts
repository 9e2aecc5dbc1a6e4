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

/** Does the web part answer, whatever the page? `host` is where it listens, perhaps everywhere. */
export async function answers(port: number, host = '127.0.0.1'): Promise<boolean> {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  try {
    const response = await fetch(`http://${name}:${port}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    return response.status < 500;
  } catch {
    return false;
  }
}
