import { spawn } from 'node:child_process';
import { ROOT } from '../paths';
import { stopProcessGroup } from './group';
import { onShutdown } from './shutdown';

type RunOptions = {
  readonly args: readonly string[];
  readonly command?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly onOutput?: (text: string) => void;
  readonly user?: { readonly uid: number; readonly gid: number };
};

/** Runs a program until it exits. None of its child processes outlive it or this process. */
export async function run({
  command = process.execPath,
  args,
  env = process.env,
  cwd = ROOT,
  onOutput,
  user,
}: RunOptions) {
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  const release = onShutdown(() => child.pid && stopProcessGroup(child.pid));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(text);
    });
  }
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(127);
    });
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  if (child.pid) await stopProcessGroup(child.pid, 'SIGTERM', 2000);
  release();
  return { code, output };
}
