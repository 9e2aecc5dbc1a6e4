import { endpoint, reply } from '@/lib/server/api';

export const dynamic = 'force-dynamic';

/** The process answers. `/api/health/ready` says whether it can work. */
export const GET = endpoint('/api/health', async () => reply({ status: 'ok' }));
