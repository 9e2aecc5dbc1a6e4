import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '@/scripts/paths';
import { findFreePort } from '@/scripts/ports';
import { MALLOC_ENV, webArgs, workerArgs } from '@/scripts/shop/programs';
import { isResponding, waitFor } from '@/scripts/shop/wait-for';

const READY_SECONDS = 120;

/** A load balancer: each request goes to the next web process. */
async function startBalancer(ports: readonly number[]) {
  let turn = 0;
  const counts = ports.map(() => 0);
  const server = createServer((incoming, outgoing) => {
    const at = turn % ports.length;
    turn += 1;
    counts[at] = (counts[at] ?? 0) + 1;
    const { method, url, headers } = incoming;
    const options = { port: ports[at], host: '127.0.0.1', path: url, headers, ...(method && { method }) };
    const passed = send(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    counts: counts as readonly number[],
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type FleetOptions = {
  /** Of the running shop, whose database and objects the others share. */
  readonly env: NodeJS.ProcessEnv;
  readonly dir: string;
  readonly workers: number;
};

/** One more web process and more workers beside a running shop, behind a load balancer. */
export async function startFleet({ env, dir, workers }: FleetOptions) {
  const port = await findFreePort();
  const children: ChildProcess[] = [];
  mkdirSync(path.join(dir, 'logs'), { recursive: true });
  const start = (name: string, args: readonly string[], more: NodeJS.ProcessEnv): string => {
    const file = path.join(dir, 'logs', `${name}.log`);
    const output = openSync(file, 'a');
    const options = { cwd: ROOT, env: { ...MALLOC_ENV, ...env, ...more }, detached: true };
    children.push(spawn(process.execPath, args, { ...options, stdio: ['ignore', output, output] }));
    return file;
  };
  start('second-web', webArgs('shop', port, env), { ...env, PORT: String(port) });
  const logs = Array.from({ length: workers }, (_, nth) => start(`worker-${nth + 2}`, workerArgs('shop'), env));
  const isUp = () => logs.every((file) => readFileSync(file, 'utf8').includes('worker ready'));
  await waitFor(isUp, READY_SECONDS, 'The workers were not ready.');
  await waitFor(() => isResponding(port), READY_SECONDS, 'The second web process was not ready.');
  const ports = [Number(env.PORT), port];
  const balancer = await startBalancer(ports);
  return {
    url: balancer.url,
    /** The web processes themselves, the running shop's own first. */
    webs: ports.map((each) => `http://localhost:${each}`),
    counts: balancer.counts,
    /** Of the processes beside the running shop's own. */
    pids: {
      webs: children.slice(0, 1).flatMap(({ pid }) => pid ?? []),
      workers: children.slice(1).flatMap(({ pid }) => pid ?? []),
    },
    /** Jobs that each worker has done, those of the shop's own worker first. */
    countJobs: (): readonly number[] =>
      [path.join(dir, 'logs', 'worker.log'), ...logs].map(
        (file) => readFileSync(file, 'utf8').split('"msg":"job done"').length - 1,
      ),
    close: async () => {
      await balancer.close();
      for (const child of children) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
    },
  };
}
