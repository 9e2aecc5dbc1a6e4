'use client';

import { useRouter } from 'next/navigation';
import { LoadError } from '@/components/feedback/load-error';
import { ERRORS, type ErrorCode } from '@/lib/platform/errors';

/**
 * Shows an error that the server got while it read the page's data, like an error of the API. The status stays 200: Next
 * would render `notFound()` in the browser only, and no crawler reads a personal page.
 */
export function LoadRefused({ code }: { readonly code: ErrorCode }) {
  const router = useRouter();
  return <LoadError error={{ code, status: ERRORS[code].status }} onRetry={() => router.refresh()} />;
}
