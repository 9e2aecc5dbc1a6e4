import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '../cli';
import { isShuttingDown } from '../processes/shutdown';

/** @throws CliError with `failure` on timeout */
export async function waitFor(check: () => boolean | Promise<boolean>, seconds: number, failure: string) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await check())) {
    if (isShuttingDown()) return;
    if (Date.now() > deadline) throw new CliError(failure);
    await sleep(100);
  }
}

/** Whether the web app responds, with any page. `host` is its listening address, possibly a wildcard. */
export async function isResponding(port: number, host = '127.0.0.1'): Promise<boolean> {
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
