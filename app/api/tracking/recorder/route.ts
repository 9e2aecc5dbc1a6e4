import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoint } from '@/lib/server/api';

export const dynamic = 'force-dynamic';

const FILE = path.join(process.cwd(), 'node_modules/mixpanel-browser/dist/mixpanel-recorder.min.js');

/** Mixpanel's recorder from the shop's own origin: its library would load it from a content network. */
export const GET = endpoint(
  '/api/tracking/recorder',
  async () =>
    new Response(new Uint8Array(await readFile(/* turbopackIgnore: true */ FILE)), {
      headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
    }),
);
