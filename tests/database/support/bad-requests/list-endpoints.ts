import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Handler = ((request: Request, args: never) => Promise<Response>) & {
  /** Of the body, where the handler takes JSON. */
  readonly schema?: z.ZodType | undefined;
  /** Whether its requests run the checks of every change: origin, rate, size. */
  readonly isGuarded?: boolean;
};
export type Endpoint = {
  readonly method: (typeof METHODS)[number];
  /** As below `app`, with brackets. */
  readonly route: string;
  /** Names of what stands in brackets. */
  readonly params: readonly string[];
  readonly handler: Handler;
};

/** Every method of every route file of the shop. */
export async function listEndpoints(): Promise<readonly Endpoint[]> {
  const files = ['app/api', 'app/r'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('route.ts'))
      .map((name) => `${root}/${name}`),
  );
  const found: Endpoint[] = [];
  for (const file of files.sort()) {
    const module: Partial<Record<string, Handler>> = await import(/* @vite-ignore */ resolve(file));
    const route = file.replace(/^app|\/route\.ts$/g, '');
    const params = [...route.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, name = '']) => name);
    for (const method of METHODS) {
      const handler = module[method];
      if (handler) found.push({ method, route, params, handler });
    }
  }
  return found;
}
