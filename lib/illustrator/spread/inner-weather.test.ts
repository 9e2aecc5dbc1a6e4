import { describe, expect, test } from 'vitest';
import { characterSchema } from '../character/character';
import { drawFigure, type FigureLook, measureFigure, POSES, type PoseName } from '../figure';
import { Painter } from '../paint';
import { INNER_WEATHER_NAMES } from '../stages/kit/inner-weather/names';
import { innerWeather } from './inner-weather';

const PLACE = { x: 600, y: 1000, scale: 2.2 } as const;
const EDGE_PX = 240;
const PX = EDGE_PX / 1200;

const child = characterSchema.parse({
  age: 6,
  gender: 'girl',
  skin: '#dcaa7d',
  hairColor: '#8a5230',
  hairStyle: 'short',
  eyeColor: '#4f8fc0',
});

const lookOf = (pose: PoseName, inside?: FigureLook['inside']): FigureLook => ({
  pose,
  expression: 'joy',
  outfit: 'dungarees',
  ...(inside && { inside }),
});

/** The pixels that a look paints in pure magenta. */
function findMagenta(look: FigureLook, figure = child) {
  const painter = Painter.page(EDGE_PX);
  drawFigure(painter, figure, look, PLACE);
  const { data } = painter.context.getImageData(0, 0, EDGE_PX, EDGE_PX);
  return Array.from({ length: EDGE_PX * EDGE_PX }, (_, i) => i)
    .filter((i) => (data[i * 4] ?? 0) > 150 && (data[i * 4 + 1] ?? 255) < 110 && (data[i * 4 + 2] ?? 0) > 150)
    .map((i) => ({ x: (i % EDGE_PX) / PX, y: Math.floor(i / EDGE_PX) / PX }));
}

const magenta: FigureLook['inside'] = (p) => {
  p.context.fillStyle = '#ff00ff';
  p.context.fillRect(-900, -900, 1800, 1800);
};

const upright = (Object.keys(POSES) as PoseName[]).filter(
  (name) => POSES[name].stands === 'feet' && Math.abs(POSES[name].head.yaw) < 2.4,
);

describe('weather inside of somebody', () => {
  test.each(upright)('%s: it stands in the tummy, from the waist to the chest, and never on legs or face', (pose) => {
    for (const wheelchair of [false, true]) {
      const figure = { ...child, wheelchair };
      const look = lookOf(pose, magenta);
      const { headCentre, seat } = measureFigure(Painter.page(8), figure, look, PLACE);
      const painted = findMagenta(look, figure);
      expect(painted.length).toBeGreaterThan(90);
      for (const { x, y } of painted) {
        expect(y).toBeLessThan(seat[1] + 14 * PLACE.scale);
        expect(Math.hypot(x - headCentre[0], y - headCentre[1])).toBeGreaterThan(38 * PLACE.scale);
      }
    }
  });

  test.each(INNER_WEATHER_NAMES)('%s looks unlike an empty tummy', (name) => {
    const draw = (inside: FigureLook['inside']) => {
      const painter = Painter.page(EDGE_PX);
      drawFigure(painter, child, lookOf('stand', inside), PLACE);
      return painter.canvas.toDataURL();
    };
    expect(draw(innerWeather(name))).not.toBe(draw(() => undefined));
  });
});
