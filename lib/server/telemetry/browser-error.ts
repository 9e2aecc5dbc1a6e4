import { z } from 'zod';
import { ERROR_ID, ERROR_NAME } from '@/lib/platform/error-id';
import { log } from '@/lib/platform/logging/log';

/** A path from which ids were taken: no part of it has as many digits as an id or a phone number. */
const ROUTE = /^(?:\/(?!(?:[^/\d]*\d){7})[\w:-]{0,80}){1,8}$/;

/** What a browser tells of an error that only it saw; `lib/client/report-error.ts` sends it. */
export const browserErrorSchema = z.object({
  errorId: z.string().regex(ERROR_ID),
  name: z.string().regex(ERROR_NAME),
  route: z.string().regex(ROUTE),
});

/** Logs an error of a browser under the id on its screen. Anyone can send one, so nothing but id and names is kept. */
export const logBrowserError = ({ errorId, name, route }: z.infer<typeof browserErrorSchema>): void =>
  log.error({ event: 'browser_error', errorId, error: name, route }, 'page failed in the browser');
