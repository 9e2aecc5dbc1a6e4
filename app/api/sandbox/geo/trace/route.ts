import { sandboxPlace } from '@/lib/wiring/sandbox-geo';

export const dynamic = 'force-dynamic';

/** Stands in for the plain-text trace. */
export const GET = (request: Request): Response =>
  sandboxPlace(request, (country) => {
    const lines = ['fl=sandbox', ...(country ? [`loc=${country}`] : [])];
    return new Response(`${lines.join('\n')}\n`, { headers: { 'cache-control': 'private, no-store' } });
  });
