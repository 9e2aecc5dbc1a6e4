import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CLINIC, chair, room, tray } from './parts';

/** A basin whose tap drips. */
function basin(e: Easel, x: number, y: number) {
  e.p.form(stroke(`${x},${y - 20} ${x},${y - 110} ${x + 60},${y - 120} ${x + 70},${y - 84}`, 13, 13, 13), '#9fb8b6', {
    depth: 5,
  });
  fill(e, ellipse(x + 70, y - 44, 8, 13), '#7fc4e0');
  e.p.form(blob(`${x - 130},${y}! ${x + 150},${y}! ${x + 110},${y + 110} ${x - 90},${y + 110}`, 6), CLINIC.chalk, {
    depth: 12,
  });
}

const paintRoom = (e: Easel, seated: boolean) => {
  room(e, 1040, 700);
  basin(e, 1780, 640);
  if (seated) chair(e, 560, 860, 1.6, '#7fa6c4');
  tray(e, 2080, 860, 460);
};

/** The room of the nurse: the child on one side, the hat on the other. */
export const clinicRoom = flatStage({ ground: CLINIC.mint, back: (e) => paintRoom(e, true) });
export const clinicRoomFree = flatStage({ ground: CLINIC.mint, back: (e) => paintRoom(e, false) });

/** Two pairs of eyes, very near, and a back at the basin. */
export const clinicNear = flatStage({
  ground: '#f6dcc0',
  back(e) {
    disc(e, 1900, 420, 900, 800, '#fdeed6', 0.9, 0.2);
    e.p.form(blob('1270,930! 1280,620 1330,520 1440,490 1550,520 1600,620 1610,930!', 8), '#6fb0a3', { depth: 16 });
    e.p.form(ellipse(1440, 400, 92, 104), '#5b3a2a', { depth: 12 });
    e.p.form(ellipse(1440, 296, 44, 40), '#5b3a2a', { depth: 8 });
    e.p.form(stroke('1290,610 1264,740 1350,800', 42, 40, 34), '#8a5a3c', { depth: 8 });
    e.p.form(stroke('1590,610 1640,720 1600,800', 42, 40, 34), '#8a5a3c', { depth: 8 });
    fill(e, rectangle(1150, 800, 1400, 120), '#fbf3e4');
    fill(e, rectangle(1150, 900, 1400, 500), '#fff6e8');
    fill(e, rectangle(1150, 900, 1400, 12), '#e2cba8');
  },
});

/** One lamp, and a shadow on the wall that is all mouth. */
export const clinicShadow = flatStage({
  ground: '#223b66',
  back(e) {
    fill(e, blob('930,710! 1240,-90! 2500,-90! 2500,1060!', 3), '#5a7cae', 0.75);
    fill(e, ellipse(1800, 430, 370, 350), '#1a2c52');
    fill(e, blob('1570,190! 1640,30 1800,-70 2020,-60 2080,40 1960,60 2030,190! 1800,130', 8), '#1a2c52');
    fill(e, ellipse(1800, 480, 268, 250), '#7f9dc8');
    fill(e, ellipse(1800, 620, 150, 74), '#5a7cae');
    fill(e, rectangle(-90, 840, 2580, 400), '#182b50');
    fill(e, rectangle(-90, 840, 2580, 12), '#6f8fbf');
    fill(e, stroke('800,840 800,680 850,640', 13, 13, 13), '#e8c25a');
    e.p.form(blob('780,610! 900,690! 910,560 860,530', 6), '#f7d15c', { depth: 8 });
    disc(e, 925, 650, 150, 150, '#fff0b8', 0.8, 0.2);
  },
});

function memory(e: Easel, x: number, y: number, paint: () => void) {
  fill(e, ellipse(x, y, 150), '#ffffff');
  fill(e, ellipse(x, y, 138), '#f3cfd4');
  e.p.in(x, y, 0, 1, 1, paint);
}

/** Three looks for somebody small, and in the corners where they were met. */
export const clinicSearch = flatStage({
  ground: '#fbe3dd',
  back(e) {
    memory(e, 200, 510, () => {
      fill(e, rectangle(-84, -92, 82, 184), '#8a5a8f');
      fill(e, ellipse(-18, 4, 7), CLINIC.yellow);
    });
    memory(e, 2200, 510, () => {
      e.p.form(blob('-110,10! 10,10! -10,70 -90,70', 6), '#5f86b8', { depth: 8 });
      fill(e, ellipse(-50, 10, 60, 14), '#f2b632');
      for (const u of [-70, -40]) fill(e, stroke(`${u},-10 ${u + 12},-36 ${u},-64`, 3, 5, 2), '#ffffff');
    });
    fill(e, rectangle(-90, 1130, 2580, 200), shade('#fbe3dd', 0.1));
  },
});
