'use client';

import { useState } from 'react';
import type { DraftView } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { isBeingDrawn } from '@/lib/client/progress/task-progress';
import type { ImageModel } from '@/lib/illustrator';
import { createIdempotentRequest } from '../idempotent-request';

type RedrawCallbacks = {
  readonly onDraftChange: (draft: DraftView) => Promise<unknown>;
  /** Saves corrections first, so that the redraw uses the character on screen. */
  readonly flushSave: () => Promise<void>;
};

/** Redraws the portrait in a model, and selects one of its drawings. */
export function useRedraws(draft: DraftView, model: ImageModel, { onDraftChange, flushSave }: RedrawCallbacks) {
  const [requesting, setRequesting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [sendOnce] = useState(() => createIdempotentRequest(() => crypto.randomUUID()));
  const pictures = draft.variations.filter((one) => one.model === model);
  const selectedPicture =
    pictures.find(({ variation, url }) => url && variation === draft.portraitVariation) ?? pictures[0];

  const request = async (change: () => Promise<DraftView>) => {
    setFailure(undefined);
    setRequesting(true);
    try {
      await flushSave();
      await onDraftChange(await change());
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setRequesting(false);
  };
  const path = `/api/books/${draft.id}`;
  const failed = pictures.filter((one) => one.failed !== null);
  return {
    pictures: pictures.filter((one) => one.failed === null),
    selected: selectedPicture?.variation ?? 0,
    drawing: requesting || pictures.some(isBeingDrawn),
    failure: failure ?? failed[0]?.failed ?? undefined,
    redraw: () =>
      request(() =>
        sendOnce(`${model} ${draft.redraws.left} ${failed.length}`, (idempotencyKey) =>
          sendJson(`${path}/redraw`, { json: { imageModel: model }, idempotencyKey }),
        ),
      ),
    select: (variation: number) => request(() => sendJson(`${path}/portrait`, { json: { model, variation } })),
  };
}
