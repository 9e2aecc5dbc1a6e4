'use client';

import { useEffect } from 'react';
import { track } from '@/lib/tracking';

/** Tracks that the page of a book was opened (spec §7). */
export function ViewTracker({ catalogueId }: { readonly catalogueId: number }) {
  useEffect(() => track({ name: 'ViewContent', catalogueId }, new Date()), [catalogueId]);
  return null;
}
