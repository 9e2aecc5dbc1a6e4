import { createHash } from 'node:crypto';
import { describeHero, describeSheet } from '@/lib/illustrator';
import { type CostCounter, type DrawOptions, drawChecked, type PictureTask, type TaskOutcome } from './hosted-attempts';
import type { IllustrationRequest } from './port';

type SheetOutcome = { readonly kind: 'drawn'; readonly image: Uint8Array } | Exclude<TaskOutcome, { kind: 'drawn' }>;

/** Large enough for seven views; a size that providers draw without scaling. */
const SHEET_PX = 1024;

/**
 * Character sheets, drawn once per hero, model and photo, then read from the request's store. Pages drawn in parallel
 * wait for one drawing, whose cost counts for the page that requested it first.
 */
export function createCharacterSheets() {
  const drawing = new Map<string, Promise<SheetOutcome>>();

  return async (
    request: IllustrationRequest,
    references: { readonly photo: Uint8Array | null; readonly style: Uint8Array },
    studio: DrawOptions,
    bill: CostCounter,
  ): Promise<SheetOutcome> => {
    const { sheets } = request;
    const task = createSheetTask(request, references.photo, references.style);
    if (!sheets) return drawChecked(task, studio, bill);

    const key = getSheetKey(task.prompt([]), references.photo);
    const place = `${sheets.owner}:${key}`;
    const underWay = drawing.get(place);
    if (underWay) return underWay;

    const drawn = (async (): Promise<SheetOutcome> => {
      const kept = await sheets.get(key);
      if (kept) return { kind: 'drawn', image: kept };
      const sheet = await drawChecked(task, studio, bill);
      if (sheet.kind === 'drawn') await sheets.put(key, sheet.image);
      return sheet;
    })();
    drawing.set(place, drawn);
    try {
      return await drawn;
    } finally {
      drawing.delete(place);
    }
  };
}

function createSheetTask(
  { character, model }: IllustrationRequest,
  photo: Uint8Array | null,
  style: Uint8Array,
): PictureTask {
  return {
    prompt: (faults) => describeSheet(character, model, { withPhoto: photo !== null, faults }),
    references: photo ? [photo, style] : [style],
    sizePx: SHEET_PX,
    expectation: { subject: 'sheet', hero: describeHero(character) },
  };
}

/** Another hero, model, photo or prompt needs another sheet. */
function getSheetKey(prompt: string, photo: Uint8Array | null): string {
  const hash = createHash('sha256').update(prompt);
  if (photo) hash.update(photo);
  return hash.digest('hex').slice(0, 32);
}
