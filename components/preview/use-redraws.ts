'use client';

import { useState } from 'react';
import { isBeingDrawn } from '@/components/wizard/tasks';
import type { DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';
import type { ImageModel } from '@/lib/illustrator';

type Ways = {
  readonly accept: (draft: DraftView) => Promise<unknown>;
  /** Saves corrections first: what is drawn again is the hero on screen. */
  readonly settle: () => Promise<void>;
};

/** Drawing the portrait again in a model, and choosing among its drawings. */
export function useRedraws(draft: DraftView, model: ImageModel, { accept, settle }: Ways) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const pictures = draft.variations.filter((one) => one.model === model);
  const shown = pictures.find(({ variation, url }) => url && variation === draft.portraitVariation) ?? pictures[0];

  const ask = async (path: string, json: object) => {
    setProblem(undefined);
    setAsking(true);
    try {
      await settle();
      await accept(await send<DraftView>(`/api/books/${draft.id}/${path}`, { json }));
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
    }
    setAsking(false);
  };
  return {
    pictures: pictures.filter(({ failed }) => failed === null),
    chosen: shown?.variation ?? 0,
    drawing: asking || pictures.some(isBeingDrawn),
    problem: problem ?? pictures.find(({ failed }) => failed)?.failed ?? undefined,
    redraw: () => ask('redraw', { imageModel: model }),
    choose: (variation: number) => ask('portrait', { model, variation }),
  };
}
