import sharp, { type Sharp } from 'sharp';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';

const head = () => sharp(readPortrait(HEAD_PORTRAIT));
/** Plain backgrounds, so that the result depends on the face only. */
const sky = { r: 122, g: 158, b: 205 };

/** A small head on a wide background, `facePx` from ear to ear. */
const faceAtSize = async (facePx: number, edge = 1600): Promise<Sharp> => {
  const width = Math.round((1080 * facePx) / 290);
  const small = await head().resize(width).toBuffer();
  const ground = sharp({ create: { width: edge, height: edge, channels: 3, background: sky } });
  return ground.composite([{ input: small, left: Math.round((edge - width) / 2), top: Math.round(edge / 4) }]);
};

/** Adds a second head of `width` pixels; the first has 1,080. */
const withSecondHead = async (width: number): Promise<Sharp> =>
  head()
    .extend({ right: 900, background: sky })
    .composite([{ input: await head().flop().resize(width).toBuffer(), left: 1080, top: 0 }]);

/** Paints sunglasses over the eyes of the fixture. */
const withSunglasses = (): Sharp => {
  const glass = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="66" ry="50"/>`;
  const bridge = '<path d="M500 300h70v14h-70z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080" fill="#15130f">${glass(466, 305)}${glass(604, 313)}${bridge}</svg>`;
  return head().composite([{ input: Buffer.from(svg), left: 0, top: 0 }]);
};

const child = (name: string) => () => sharp(readPortrait(`child-${name}.jpg`));
/** A child in a wide picture, about `facePx` from ear to ear. */
const childAtSize = async (name: string, facePx: number): Promise<Sharp> => {
  const small = await child(name)()
    .resize(Math.round(facePx * 1.83))
    .toBuffer();
  const ground = sharp({ create: { width: 1600, height: 1000, channels: 3, background: sky } });
  return ground.composite([{ input: small, left: 900, top: 300 }]);
};

/** A picture without people: a striped cushion and a lamp. */
const room = (): Sharp => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800"><rect width="1000" height="800" fill="#c9b79c"/>
    <rect x="120" y="420" width="420" height="260" rx="60" fill="#6d8f9c"/><path d="M180 420v260M260 420v260M340 420v260M420 420v260" stroke="#e8e2d2" stroke-width="24"/>
    <path d="M700 160l120 220H580z" fill="#e9d27b"/><rect x="690" y="380" width="20" height="300" fill="#5d4a35"/></svg>`;
  return sharp(Buffer.from(svg));
};

export type ServerResult = 'ok' | 'photo_no_face' | 'photo_several_faces' | 'photo_face_too_small';

/** A photo with the expected results. `findings` lists exactly what the browser must report. */
export type Sample = {
  readonly name: string;
  readonly make: () => Promise<Sharp> | Sharp;
  readonly serverResult: ServerResult;
  readonly findings: readonly string[];
};
const sample = (name: string, make: Sample['make'], server: Sample['serverResult'], ...coach: string[]): Sample => ({
  name,
  make,
  serverResult: server,
  findings: coach,
});

export const CORPUS: readonly Sample[] = [
  sample('portrait', head, 'ok'),
  sample('mirrored', () => head().flop(), 'ok'),
  sample('small file', () => head().resize(520), 'ok'),
  sample('leaning a little', () => head().rotate(14, { background: sky }), 'ok'),
  sample('grey', () => head().grayscale(), 'ok'),
  sample('dim but clear', () => head().modulate({ brightness: 0.6 }), 'ok'),
  sample('at night', () => head().modulate({ brightness: 0.3 }), 'ok', 'dark'),
  sample('almost black', () => head().modulate({ brightness: 0.12 }), 'ok', 'dark'),
  sample('burnt out', () => head().linear(1.7, 20), 'ok', 'bright'),
  sample('soft', () => head().blur(2), 'ok'),
  sample('blurred', () => head().blur(6), 'ok', 'blurred'),
  sample('far out of focus', () => head().blur(9), 'ok', 'blurred'),
  sample('on its left side', () => head().rotate(90), 'ok', 'sideways'),
  sample('on its right side', () => head().rotate(270), 'ok', 'sideways'),
  sample('upside down', () => head().rotate(180), 'ok', 'sideways'),
  sample('lying, with EXIF that says so', () => head().rotate(270).withMetadata({ orientation: 6 }), 'ok'),
  sample('two side by side', () => withSecondHead(900), 'photo_several_faces', 'severalFaces'),
  sample('a passer-by behind', () => withSecondHead(420), 'ok'),
  sample('face of 200 px in a wide view', () => faceAtSize(200), 'ok'),
  sample('face of 95 px in a wide view', () => faceAtSize(95), 'photo_face_too_small', 'smallFace'),
  sample('dark glasses', withSunglasses, 'ok', 'sunglasses'),
  sample('a room without anybody', room, 'photo_no_face', 'noFace'),
  sample('a child, from the front', child('front'), 'ok'),
  sample('a child with a hat', child('hat'), 'ok', 'hat'),
  sample('a child in profile', child('profile'), 'photo_no_face', 'profile'),
  sample('a child, blurred but upright', () => child('front')().blur(9), 'ok', 'blurred'),
  sample('a child far away in a wide picture', () => childAtSize('front', 96), 'photo_face_too_small', 'smallFace'),
  sample('a child at a little distance in a wide picture', () => childAtSize('front', 132), 'ok'),
  sample(
    'NASA portrait, 97 px',
    () => sharp(readPortrait('nasa-eileen-collins.jpg')),
    'photo_face_too_small',
    'smallFace',
  ),
];
