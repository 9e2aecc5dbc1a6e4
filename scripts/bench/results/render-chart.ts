import { getAimShare, reachesAim } from './figure';
import { formatAim, formatNumber } from './format';
import type { ComparedBench, ComparedFigure } from './releases';

const WIDTH = 900;
const ROW = 24;
const TOP = 30;
const LABELS = 400;
const BARS = 320;
/** The right end of the bars, as a multiple of the aim; a longer bar is cut there. */
const END = 1.6;
const MAX_ROWS = 20;

const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.reached{fill:#1a7f5a}.missed{fill:#bc4c00}.spread{stroke:#1f2328}
.aim{stroke:#57606a;stroke-dasharray:3 3}.before{stroke:#8250df;stroke-width:3}
@media (prefers-color-scheme:dark){text{fill:#e6edf3}.reached{fill:#3fb68b}.missed{fill:#f0883e}.spread{stroke:#e6edf3}.aim{stroke:#9198a1}.before{stroke:#bc8cff}}`;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const toX = (share: number): number => Math.round(LABELS + (Math.min(share, END) / END) * BARS);
const truncate = (text: string): string => (text.length > 56 ? `${text.slice(0, 55)}…` : text);

function renderRow({ figure, before }: ComparedFigure, share: number, row: number): string {
  const y = TOP + row * ROW;
  const middle = y + ROW / 2;
  const shareOf = (value: number) => getAimShare({ ...figure, value }) ?? 0;
  const parts = [
    `<text x="${LABELS - 8}" y="${middle + 4}" text-anchor="end">${escapeText(truncate(figure.name))}</text>`,
    `<rect class="${reachesAim(figure) ? 'reached' : 'missed'}" x="${LABELS}" y="${y + 5}" width="${toX(share) - LABELS}" height="${ROW - 10}"/>`,
  ];
  if (figure.spread) {
    const [from, to] = figure.spread.map((value) => toX(shareOf(value)));
    parts.push(`<line class="spread" x1="${from}" x2="${to}" y1="${middle}" y2="${middle}"/>`);
  }
  if (before) {
    const x = toX(shareOf(before.value));
    parts.push(`<line class="before" x1="${x}" x2="${x}" y1="${y + 3}" y2="${y + ROW - 3}"/>`);
  }
  const value = `${formatNumber(figure.value ?? 0)} ${figure.unit}`.trim();
  const aim = figure.aim ? ` (${formatAim(figure.aim)})` : '';
  parts.push(`<text x="${LABELS + BARS + 8}" y="${middle + 4}">${escapeText(value + aim)}</text>`);
  return parts.join('');
}

/**
 * A bar per figure, as long as the part of its aim that it uses up; the twenty nearest to their aims, or beyond them. `null`
 * when no figure has an aim to compare with.
 */
export function renderChart({ name, figures }: ComparedBench): string | null {
  const rows = figures
    .flatMap((each) => {
      const share = getAimShare(each.figure);
      return share === null ? [] : [{ each, share }];
    })
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MAX_ROWS);
  if (rows.length === 0) return null;
  const height = TOP + rows.length * ROW + 10;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${name}">`,
    `<style>${STYLE}</style>`,
    ...rows.map(({ each, share }, row) => renderRow(each, share, row)),
    `<line class="aim" x1="${toX(1)}" x2="${toX(1)}" y1="${TOP - 8}" y2="${height - 6}"/>`,
    `<text x="${toX(1)}" y="${TOP - 12}" text-anchor="middle">aim</text>`,
    '</svg>\n',
  ].join('\n');
}
