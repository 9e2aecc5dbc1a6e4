'use client';

import { useState } from 'react';
import { isBeingDrawn } from '@/components/wizard/tasks';
import type { DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';
import type { ImageModel } from '@/lib/illustrator';
import { wishes } from './wishes';

type Ways = {
  readonly accept: (draft: DraftView) => Promise<unknown>;
  /** Saves corrections first: what is drawn again is the hero on screen. */
  readonly settle: () => Promise<void>;
};

/** Drawing the portrait again in a model, and choosing among its drawings. */
export function useRedraws(draft: DraftView, model: ImageModel, { accept, settle }: Ways) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wish] = useState(() => wishes(() => crypto.randomUUID()));
  const pictures = draft.variations.filter((one) => one.model === model);
  const shown = pictures.find(({ variation, url }) => url && variation === draft.portraitVariation) ?? pictures[0];

  const ask = async (change: () => Promise<DraftView>) => {
    setProblem(undefined);
    setAsking(true);
    try {
      await settle();
      await accept(await change());
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
    }
    setAsking(false);
  };
  const path = `/api/books/${draft.id}`;
  const failed = pictures.filter((one) => one.failed !== null);
  return {
    pictures: pictures.filter((one) => one.failed === null),
    chosen: shown?.variation ?? 0,
    drawing: asking || pictures.some(isBeingDrawn),
    problem: problem ?? failed[0]?.failed ?? undefined,
    redraw: () =>
      ask(() =>
        wish(`${model} ${draft.redraws.left} ${failed.length}`, (idempotencyKey) =>
          send(`${path}/redraw`, { json: { imageModel: model }, idempotencyKey }),
        ),
      ),
    choose: (variation: number) => ask(() => send(`${path}/portrait`, { json: { model, variation } })),
  };
}
