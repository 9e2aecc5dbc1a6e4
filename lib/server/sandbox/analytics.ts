import { z } from 'zod';

export { insertSandboxEvent, listSandboxEvents } from '@/lib/platform/db/sandbox-events';

const MAX_BYTES = 256 * 1024;
const eventsSchema = z.array(z.object({ event: z.string().max(100), properties: z.record(z.string(), z.unknown()) }));

/** The events in a batch of Mixpanel's library; none if it is no batch. */
export async function readMixpanelEvents(request: Request): Promise<z.infer<typeof eventsSchema>> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return [];
  try {
    const data = new URLSearchParams(await request.text()).get('data') ?? '';
    return eventsSchema.parse([JSON.parse(data)].flat());
  } catch {
    return [];
  }
}
