'use client';

import { useEffect, useState } from 'react';
import { reportError } from '@/lib/client/report-error';

/** Id under which the server logged the error; never the error's message. */
const getDigest = (error: unknown): string | null =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : null;

/**
 * The id under which the log has an error: the server's, or the one of this browser's report. `null` until then, and
 * for the error `null`, which is none.
 */
export function useErrorId(error: unknown): string | null {
  const [reportedId, setReportedId] = useState<string | null>(null);
  const digest = getDigest(error);
  useEffect(() => {
    if (error !== null && !digest) setReportedId(reportError(error));
  }, [error, digest]);
  return digest ?? reportedId;
}
