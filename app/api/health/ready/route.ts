import { endpoint, reply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';
import { findFailingParts } from '@/lib/server/telemetry/readiness';

export const dynamic = 'force-dynamic';

/** 200 when the database, the storage and the queue answer; else 503 with the names of those that do not. */
export const GET = endpoint('/api/health/ready', async () => {
  const failing = await getContainer().then(findFailingParts, () => ['database']);
  return failing.length === 0 ? reply({ status: 'ok' }) : reply({ status: 'failing', failing }, 503);
});
