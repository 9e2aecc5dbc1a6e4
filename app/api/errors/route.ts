import { mutation, reply } from '@/lib/server/api';
import { browserErrorSchema, logBrowserError } from '@/lib/server/telemetry/browser-error';

/** Logs an error that happened in a browser, under the id that its error screen shows. */
export const POST = mutation('/api/errors', { rate: 'errorReport', schema: browserErrorSchema }, async ({ input }) => {
  logBrowserError(input);
  return reply({});
});
