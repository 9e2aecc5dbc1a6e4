import { env } from '@/lib/platform/env';
import { endpoint, reply } from '@/lib/server/api';
import { getTrackingSettings } from '@/lib/server/tracking-settings';

export const dynamic = 'force-dynamic';

/** The services that receive events of visitors who agree; asked for only then. */
export const GET = endpoint('/api/tracking/settings', async () => reply(getTrackingSettings(env())));
