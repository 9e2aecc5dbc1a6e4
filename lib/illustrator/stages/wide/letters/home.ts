import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { openBook, shelf } from './parts';

/** An empty place in a frame of gold, as large as one letter. */
function gap(e: Easel, x: number, y: number, width: number, height: number, inside: string) {
  fill(e, rectangle(x, y, width, height), inside);
  const [r, b] = [x + width, y + height];
  for (const side of [`${x},${y} ${r},${y}`, `${r},${y} ${r},${b}`, `${r},${b} ${x},${b}`, `${x},${b} ${x},${y}`])
    fill(e, stroke(side, 4, 4), '#b48d4e');
}

/** Two pages of the book from very near: the lines end, and one place is empty. */
export const whitePages = flatStage({
  ground: '#8a6138',
  back(e) {
    openBook(e, 1200, 610, 1130, 560, { page: '#fffaf0' });
    fill(e, stroke('210,664 940,664', 1.6, 1.6), '#e2d2a6');
    gap(e, 946, 488, 150, 176, '#f0e2c0');
  },
});

function tower(e: Easel, x: number, top: number, width: number, colour: string, roof: string) {
  fill(e, rectangle(x, top, width, 760), colour);
  fill(e, rectangle(x + width * 0.62, top, width * 0.38, 760), '#3c2a5c', 0.25);
  fill(e, blob(`${x - 26},${top}! ${x + width / 2},${top - width * 1.15}! ${x + width + 26},${top}!`, 2), roof);
  fill(
    e,
    blob(
      `${x + width / 2 - 22},${top + 150}! ${x + width / 2 - 22},${top + 80} ${x + width / 2},${top + 56} ${x + width / 2 + 22},${top + 80} ${x + width / 2 + 22},${top + 150}!`,
      6,
    ),
    '#ffdf7a',
  );
}

/** The castle that is told, in all its colours; between the towers the shelves still show. */
export const castleInLibrary = flatStage({
  ground: '#24356f',
  back(e) {
    disc(e, 1900, 700, 1100, 760, '#e8794f', 0.85, 0.1);
    for (const y of [420, 640, 860])
      shelf(
        e,
        { x: 1260, y, width: 1200, height: 180 },
        ['#b8433a', '#e0a338', '#3f8f6b', '#7a4fa0', '#2f7fb0'],
        '#6a3f2c',
      );
    tower(e, 1290, 560, 150, '#c9a4c9', '#8a2f52');
    tower(e, 2240, 470, 180, '#c9a4c9', '#8a2f52');
    fill(e, rectangle(1440, 800, 800, 400), '#b78fb8');
    for (let i = 0; i < 8; i++) fill(e, rectangle(1446 + i * 102, 752, 62, 60), '#b78fb8');
    fill(e, blob('-80,1300! -80,1060 500,1010 1200,1050 1900,1020 2480,1060 2480,1300!', 6), '#3f9a58');
    gap(e, 790, 816, 330, 334, '#3a519c');
    fill(e, blob('1180,1300! 1500,1060 1700,1040! 1860,1044 1640,1120 1560,1300!', 6), '#f0cf7a');
  },
});

const SHELF_NIGHT = ['#3d4a48', '#4a5850', '#35413f', '#51604f'] as const;

/** The library at night: one lamp, and a shelf to run along. */
export const libraryNight = flatStage({
  ground: '#1c2b2e',
  back(e) {
    shelf(e, { x: 1270, y: 690, width: 1200, height: 200 }, SHELF_NIGHT, '#2c2320');
    shelf(e, { x: -80, y: 820, width: 1340, height: 170 }, SHELF_NIGHT, '#2c2320');
    fill(e, rectangle(-80, 196, 2560, 24), '#6a4a30');
    fill(e, rectangle(-80, 980, 2560, 320), '#2c3a30');
    disc(e, 1900, 800, 760, 520, '#f0c26a', 0.55, 0.05);
    fill(e, ellipse(1300, 1120, 1060, 110), '#3d5140');
    fill(e, rectangle(2300, 470, 14, 610), '#1a1512');
    fill(e, blob('2200,480! 2256,340! 2360,340! 2420,480!', 3), '#f3d489');
    fill(e, ellipse(2306, 1082, 80, 16), '#1a1512');
  },
});
