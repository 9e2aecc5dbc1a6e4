import type { Tx } from '@/lib/platform/db';
import type { ImageModel } from '@/lib/platform/db/generated/enums';
import type { ErrorCode } from '@/lib/platform/errors';

type RedrawKey = {
  readonly bookId: string;
  readonly revision: number;
  readonly pageKey: string;
  readonly model: ImageModel;
  readonly variation: number;
};

/** Notes a picture that is asked for; one that failed before is asked for anew. */
export const insertRedraw = (tx: Tx, key: RedrawKey) =>
  tx.redraw.upsert({
    where: { bookId_revision_pageKey_model_variation: key },
    create: key,
    update: { state: 'queued', errorCode: null },
  });

export const redrawById = (tx: Tx, id: string) => tx.redraw.findUnique({ where: { id } });

export const beginRedraw = ({ redraw }: Tx, id: string) =>
  redraw.updateMany({ where: { id }, data: { state: 'running' } });

export const finishRedraw = ({ redraw }: Tx, id: string) =>
  redraw.updateMany({ where: { id }, data: { state: 'done' } });

/** What failed is not counted: the parent has it back. */
export const failRedraw = ({ redraw }: Tx, id: string, errorCode: ErrorCode) =>
  redraw.updateMany({ where: { id, state: { not: 'done' } }, data: { state: 'failed', errorCode } });
