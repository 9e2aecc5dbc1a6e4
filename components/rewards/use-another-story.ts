'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';

type CreatedDraft = { readonly id: string; readonly hasHero: boolean };

/** Starts another story for the child of a book: the wizard asks for the story alone, as long as the hero is kept. */
export function useAnotherStory(bookId: string) {
  const router = useRouter();
  const { to } = useMarket();
  const [creating, setCreating] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const create = async () => {
    setCreating(true);
    setFailure(undefined);
    try {
      const { id, hasHero } = await sendJson<CreatedDraft>(`/api/books/${bookId}/another`, { json: {} });
      router.push(`${to('/wizard')}?step=book&draft=${id}${hasHero ? '' : '&hero=gone'}`);
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setCreating(false);
    }
  };
  return { create, creating, failure };
}
