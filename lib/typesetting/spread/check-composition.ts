import type { Language } from '@/lib/markets';
import type { TextId, TextTone } from '@/lib/stories';
import { mixColours, type Rgb } from '../contrast';
import { TYPOGRAPHY } from '../fonts';
import { createBackdrop } from './backdrop';
import { getWorstContrast, listSamples, measureTextContrast, type Pixels, type Sample } from './measure-contrast';
import { type Backdrop, GUTTER, SAFE_MARGIN, SPREAD, type SpreadLine, type SpreadTextLayout, toUnits } from './model';
import { areTouching } from './overlap';
import { toHex } from './tones';

/** What is wrong with words on a picture, or what was done about it. */
export type CompositionIssue = {
  readonly textId: TextId;
  /** `toneChanged` and `backdropAdded` were mended; all others remain. */
  readonly code: 'gutter' | 'safeArea' | 'overlap' | 'busy' | 'contrast' | 'toneChanged' | 'backdropAdded';
  /** Contrast, busyness, stage units beyond the limit, or the number of lines that are touched. */
  readonly value: number;
};

export type CheckedComposition = { readonly layout: SpreadTextLayout; readonly notes: readonly CompositionIssue[] };

/** WCAG 1.4.3: large text needs less contrast; large are 18 pt bold here, for children and for paper. */
const CONTRAST = { large: 3, other: 4.5 } as const;
const LARGE_PT = 18;
const BOLD = 600;
const BUSY = 0.1;

const BACKDROP_ALPHAS = { step: 0.05, most: 0.9 } as const;
const NIGHT: Rgb = [16, 19, 44];
const PAPER: Rgb = [255, 252, 245];
/** How much of a backdrop's colour is the picture's own. */
const OWN_COLOUR = 0.25;

/** Light words rather stay light with a backdrop than become ink in the middle of a night. */
const listTones = (own: TextTone): readonly TextTone[] => [
  ...new Set<TextTone>(own === 'ink' ? ['ink', 'light'] : [own, 'light', 'ink']),
];

/** The contrast that a line needs. */
export const getRequiredContrast = ({ sizePt, face }: SpreadLine, language: Language): number =>
  sizePt >= LARGE_PT && TYPOGRAPHY[language].faces[face].weight >= BOLD ? CONTRAST.large : CONTRAST.other;

/** The box around a line as it is turned: the distance from its middle to its sides. */
function getReach({ width, sizePt, turn }: SpreadLine) {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const high = toUnits(sizePt);
  return {
    across: (width * Math.cos(angle) + high * Math.sin(angle)) / 2,
    down: (width * Math.sin(angle) + high * Math.cos(angle)) / 2,
  };
}

/** Lines over the fold or too near to the edge of the paper. */
function findPlaceNotes(line: SpreadLine): readonly CompositionIssue[] {
  const { across, down } = getReach(line);
  const [x, y] = [line.x + line.width / 2, line.y + toUnits(line.sizePt) / 2];
  const [left, right] = [x - across, x + across];
  const inGutter = Math.min(right - GUTTER.from, GUTTER.to - left);
  const outside = Math.max(
    SAFE_MARGIN - left,
    SAFE_MARGIN - (y - down),
    right - (SPREAD.width - SAFE_MARGIN),
    y + down - (SPREAD.height - SAFE_MARGIN),
  );
  return [
    ...(inGutter > 0 ? [{ textId: line.textId, code: 'gutter' as const, value: inGutter }] : []),
    ...(outside > 0 ? [{ textId: line.textId, code: 'safeArea' as const, value: outside }] : []),
  ];
}

/** Lines that touch those of another text. */
const findOverlapNotes = (line: SpreadLine, { lines }: SpreadTextLayout): readonly CompositionIssue[] => {
  const value = lines.filter((other) => other.textId !== line.textId && areTouching(line, other)).length;
  return value > 0 ? [{ textId: line.textId, code: 'overlap', value }] : [];
};

type Zone = { readonly line: SpreadLine; readonly samples: readonly Sample[]; readonly required: number };

/** How far the worst line of a text is from what it needs: 1 and more is readable. */
const getReadability = (zones: readonly Zone[], tone: TextTone, backdrops: readonly Backdrop[]): number =>
  Math.min(...zones.map(({ samples, required }) => getWorstContrast(samples, tone, backdrops) / required));

/** A colour for the backdrop of a text: its picture's own, much darker or lighter. */
function getBackdropColour(zones: readonly Zone[], tone: TextTone): string {
  const colours = zones.flatMap(({ samples }) => samples.map(({ colour }) => colour));
  const sum = colours.reduce((total, colour) => [total[0] + colour[0], total[1] + colour[1], total[2] + colour[2]], [
    0, 0, 0,
  ] as Rgb);
  const count = Math.max(1, colours.length);
  const mean: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count];
  return toHex(mixColours(tone === 'ink' ? PAPER : NIGHT, mean, OWN_COLOUR));
}

/** The weakest backdrop that makes a text readable; the strongest where none does. */
function findBackdrops(zones: readonly Zone[], tone: TextTone): readonly Backdrop[] {
  const colour = getBackdropColour(zones, tone);
  const create = (alpha: number) => zones.map(({ line }) => createBackdrop(line, colour, alpha));
  for (let alpha = BACKDROP_ALPHAS.step; alpha < BACKDROP_ALPHAS.most; alpha += BACKDROP_ALPHAS.step) {
    const backdrops = create(Math.round(alpha * 100) / 100);
    if (getReadability(zones, tone, backdrops) >= 1) return backdrops;
  }
  return create(BACKDROP_ALPHAS.most);
}

type Mended = {
  readonly tone: TextTone;
  readonly backdrops: readonly Backdrop[];
  readonly note: CompositionIssue | null;
};

/** The tone and the backdrops with which a text is readable. */
function mendText(zones: readonly Zone[], own: TextTone): Mended {
  const textId = zones[0]?.line.textId ?? '';
  const tones = listTones(own).map((tone) => ({ tone, readability: getReadability(zones, tone, []) }));
  const readable = tones.find(({ readability }) => readability >= 1);
  if (readable) {
    const note = { textId, code: 'toneChanged' as const, value: readable.readability };
    return { tone: readable.tone, backdrops: [], note: readable.tone === own ? null : note };
  }
  const [best] = tones.sort((a, b) => b.readability - a.readability);
  const tone = best?.tone ?? own;
  const backdrops = findBackdrops(zones, tone);
  return { tone, backdrops, note: { textId, code: 'backdropAdded', value: getReadability(zones, tone, backdrops) } };
}

/** Gives each text the tone and the backdrops that it needs on its picture. */
function mendContrast(pixels: Pixels, layout: SpreadTextLayout, language: Language): CheckedComposition {
  const notes: CompositionIssue[] = [];
  const backdrops: Backdrop[] = [];
  const tones = new Map<TextId, TextTone>();
  for (const textId of new Set(layout.lines.map((line) => line.textId))) {
    const zones = layout.lines
      .filter((line) => line.textId === textId)
      .map((line) => ({
        line,
        samples: listSamples(pixels, line),
        required: getRequiredContrast(line, language),
      }));
    const mended = mendText(zones, zones[0]?.line.tone ?? 'ink');
    tones.set(textId, mended.tone);
    backdrops.push(...mended.backdrops);
    if (mended.note) notes.push(mended.note);
  }
  const lines = layout.lines.map((line) => ({ ...line, tone: tones.get(line.textId) ?? line.tone }));
  return { layout: { ...layout, lines, backdrops }, notes };
}

/**
 * Checks the words of a spread on its finished picture, and acts: a text that cannot be read gets another tone or soft
 * backdrops, and the notes say so. Words over the fold, outside of the safe area, over others, on a busy ground or still
 * unreadable are noted for whoever composes the spread.
 */
export function checkComposition(pixels: Pixels, layout: SpreadTextLayout, language: Language): CheckedComposition {
  const mended = mendContrast(pixels, layout, language);
  const measured = measureTextContrast(pixels, mended.layout).flatMap(
    ({ line, contrast, busyness }): readonly CompositionIssue[] => [
      ...(contrast < getRequiredContrast(line, language)
        ? [{ textId: line.textId, code: 'contrast' as const, value: contrast }]
        : []),
      ...(busyness > BUSY ? [{ textId: line.textId, code: 'busy' as const, value: busyness }] : []),
    ],
  );
  return {
    layout: mended.layout,
    notes: [
      ...mended.notes,
      ...layout.lines.flatMap(findPlaceNotes),
      ...layout.lines.flatMap((line) => findOverlapNotes(line, layout)),
      ...measured,
    ],
  };
}
