import { query, reply } from '@/lib/server/api';
import { getVerificationStatus } from '@/lib/server/api/visitor';

/** Who is signed in (spec §7). */
export const GET = query('/api/auth/verification-status', async ({ visitor }) => reply(getVerificationStatus(visitor)));
