import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { findBoxFaults } from '../preflight/page-boxes';
import { listPageInk } from '../preflight/page-ink';
import { hasUnembeddedFont, usesTransparency } from '../preflight/pdf-content';
import { findStructureFaults } from '../preflight/structure';
import { PRINT_HOUSE_PROFILES } from '../print-house';
import { createJpeg } from '../testing/book';
import { listLetters, openPdf } from '../testing/pdf';
import { type ColourCard, typesetColourCard } from './colour-card';

/** As many patches as the shop has tones. */
const repeat = <T>(patch: T, times: number): T[] => Array.from({ length: times }, () => patch);

const createCard = async (): Promise<ColourCard> => ({
  publisher: 'Gibori',
  skin: repeat({ name: 'Skin', hex: '#fbe3d2', paintedHex: '#f0d0c0', face: await createJpeg(260) }, 10),
  hair: repeat({ name: 'Black', hex: '#1f1917' }, 10),
  eyes: repeat({ name: 'Blue', hex: '#4c82bd' }, 6),
  createdAt: new Date('2026-11-20T12:00:00Z'),
});

describe.each(PRINT_HOUSE_PROFILES)('the colour card for $id', (profile) => {
  it('is a page that the print house accepts, with as much ink as its paper takes', async () => {
    const made = await typesetColourCard(await createCard(), profile);
    if (!made.ok) throw new Error(JSON.stringify(made));
    const pdf = await PDFDocument.load(made.value, { updateMetadata: false });
    const { trimMm, bleedMm, maxInkPercent } = profile;
    expect(pdf.getPageCount()).toBe(1);
    expect(findBoxFaults(pdf, { widthMm: trimMm, heightMm: trimMm, insetMm: bleedMm }, 'interior')).toEqual([]);
    expect(await findStructureFaults(made.value, pdf)).toEqual([]);
    expect([hasUnembeddedFont(pdf), usesTransparency(pdf)]).toEqual([false, false]);
    expect(await listPageInk(pdf)).toEqual([maxInkPercent]);
  });

  it('names every patch with its colour and its ink, and shows four scripts', async () => {
    const made = await typesetColourCard(await createCard(), profile);
    const letters = made.ok ? await listLetters(await openPdf(made.value), 1, false) : '';
    for (const text of ['#fbe3d2', '#1f1917', '#4c82bd', `${profile.maxInkPercent}%`, 'coral', 'hero', 'герой']) {
      expect(letters).toContain(text);
    }
  });
});
