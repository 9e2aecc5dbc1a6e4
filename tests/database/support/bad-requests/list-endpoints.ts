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

type RouteModule = Partial<Record<string, Handler>> & { readonly dynamic?: string; readonly dynamicParams?: boolean };

/** Only a build calls such a route, or a visit after its answer has expired, with parameters that the build listed. */
const isStatic = ({ dynamic, dynamicParams }: RouteModule) => dynamic === 'force-static' && dynamicParams === false;

/** Every method of every route file of the shop that requests reach. */
export async function listEndpoints(): Promise<readonly Endpoint[]> {
  const files = ['app/api', 'app/r'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('route.ts'))
      .map((name) => `${root}/${name}`),
  );
  const found: Endpoint[] = [];
  for (const file of files.sort()) {
    const module: RouteModule = await import(/* @vite-ignore */ resolve(file));
    if (isStatic(module)) continue;
    const route = file.replace(/^app|\/route\.ts$/g, '');
    const params = [...route.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, name = '']) => name);
    for (const method of METHODS) {
      const handler = module[method];
      if (handler) found.push({ method, route, params, handler });
    }
  }
  return found;
}
