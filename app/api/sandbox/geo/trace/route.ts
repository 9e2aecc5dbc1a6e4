import { sandboxGeoResponse } from '@/lib/server/sandbox/geo';

export const dynamic = 'force-dynamic';

/** Sandbox replacement for the plain-text trace. */
export const GET = (request: Request): Response =>
  sandboxGeoResponse(request, (country) => {
    const lines = ['fl=sandbox', ...(country ? [`loc=${country}`] : [])];
    return new Response(`${lines.join('\n')}\n`, { headers: { 'cache-control': 'private, no-store' } });
  });
