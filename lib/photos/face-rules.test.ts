import { describe, expect, it } from 'vitest';
import { countFaces, listFaceFaults, SERVER_SLACK } from './face-rules';

const face = (score: number, width: number) => ({ score, width });
const count = (...faces: readonly ReturnType<typeof face>[]) => countFaces(faces, ({ width }) => width);

describe('relevant faces', () => {
  it('are the certain ones of comparable width, widest first', () => {
    const [child, sibling] = [face(0.8, 100), face(0.9, 90)];
    expect(count(sibling, child)).toEqual([child, sibling]);
    expect(count(child, face(0.9, 60), face(0.59, 90))).toEqual([child]);
  });
  it('leave out an uncertain pattern beside a certain face of comparable width', () => {
    expect(count(face(0.55, 150), face(0.77, 100))).toEqual([face(0.77, 100)]);
    expect(count(face(0.55, 150), face(0.77, 80))).toEqual([face(0.55, 150)]);
    expect(count(face(0.55, 150))).toEqual([face(0.55, 150)]);
  });
});

describe('the server', () => {
  // At least the largest differences measured between the two copies.
  const noise = { score: 0.02, width: 0.016, turn: 0.1 };
  const seen = { score: [0.5, 0.6, 0.75], width: [60, 61, 72, 100, 119, 120, 122], turn: [0, 1.45, 1.5, 1.6] };
  const judge = (faces: readonly ReturnType<typeof face>[], turn: number, onServer: boolean) => {
    const slack = onServer ? SERVER_SLACK : undefined;
    const relevant = countFaces(faces, ({ width }) => width, slack);
    return listFaceFaults({ count: relevant.length, widthPx: relevant[0]?.width ?? 0, turn }, 120, slack);
  };
  const cases = seen.score.flatMap((first) =>
    seen.score.flatMap((second) =>
      seen.width.flatMap((width) => seen.turn.map((turn) => ({ first, second, width, turn }))),
    ),
  );

  it('never refuses what the browser accepts, although it measures slightly other values', () => {
    const refused = cases.filter(({ first, second, width, turn }) => {
      const browser = judge([face(first, 122), face(second, width)], turn, false);
      const shifts = [-1, 1].flatMap((a) => [-1, 1].map((b) => [a, b] as const));
      return shifts.some(([a, b]) => {
        const faces = [
          face(first + a * noise.score, 122 * (1 + a * noise.width)),
          face(second + b * noise.score, width * (1 + b * noise.width)),
        ];
        return browser.length === 0 && judge(faces, turn * (1 + a * noise.turn), true).length > 0;
      });
    });
    expect(refused).toEqual([]);
  });
  it('refuses what is clearly against the rules', () => {
    expect(judge([face(0.8, 110)], 0, true)).toEqual(['smallFace']);
    expect(judge([face(0.8, 300)], 2.5, true)).toEqual(['profile']);
    expect(judge([face(0.8, 300), face(0.8, 250)], 0, true)).toEqual(['severalFaces']);
    expect(judge([face(0.4, 300)], 0, true)).toEqual(['noFace']);
  });
});
