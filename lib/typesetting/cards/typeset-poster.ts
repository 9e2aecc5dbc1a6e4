import sharp from 'sharp';
import type { Language } from '@/lib/markets';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { FinishOptions } from '../compile-job';
import { isRtlLanguage } from '../model';
import type { QrBars } from '../qr-bars';
import { type RunCode, runCompile } from '../run-compile';
import { toLiteralText } from '../text/literal-text';
import { toFacedText, toPaperData, toPaperText } from './paper-text';

/** The poster of a company's order, all texts final and in its language. */
export type PosterInput = {
  readonly language: Language;
  readonly publisher: string;
  readonly title: string;
  readonly lead: string;
  /** Shown where there is no logo. */
  readonly company: string;
  readonly steps: readonly string[];
  /** 'By 1 December'. */
  readonly until: string;
  /** Below the QR code. */
  readonly scan: string;
  /** The address of the code, for who cannot scan it. */
  readonly url: string;
  readonly qr: QrBars;
  /** A PNG. */
  readonly logo: Uint8Array | null;
  /** A square JPEG. */
  readonly cover: Uint8Array;
  /** The file's creation date: the same poster and date produce the same bytes. */
  readonly createdAt: Date;
};

/** Largest place of the logo, in millimetres. */
const LOGO_MM = { width: 60, height: 20 } as const;

/** The size of a logo in its place, in millimetres. */
async function measureLogo(logo: Uint8Array) {
  const { width, height } = await sharp(logo).metadata();
  const scale = Math.min(LOGO_MM.width / width, LOGO_MM.height / height);
  return { file: 'logo.png', widthMm: width * scale, heightMm: height * scale };
}

/** Typesets a poster as an A4 file, tagged (PDF/UA-1). The company's name keeps its own script and direction. */
export async function typesetPoster(poster: PosterInput): Promise<Result<Uint8Array, RunCode>> {
  const { language, title, publisher, createdAt, logo, cover, qr } = poster;
  const data = {
    ...toPaperData(language, title, publisher),
    lead: toLiteralText(poster.lead),
    company: toFacedText(poster.company),
    steps: poster.steps.map((text, at) => ({ number: String(at + 1), text: toLiteralText(text) })),
    until: toLiteralText(poster.until),
    scan: toLiteralText(poster.scan),
    url: toPaperText(poster.url),
    qr,
    logo: logo && (await measureLogo(logo)),
    cover: 'cover.jpg',
  };
  const files = new Map([['cover.jpg', cover] as const, ...(logo ? [['logo.png', logo] as const] : [])]);
  const finish: FinishOptions = {
    rightToLeft: isRtlLanguage(language),
    pageLayout: 'SinglePage',
    bookmarks: [],
    spoken: [],
  };
  const pdfs = await runCompile({ createdAt, files, tasks: [{ template: 'poster', data, finish }] });
  if (!pdfs.ok) return pdfs;
  const [pdf] = pdfs.value;
  return pdf ? ok(pdf) : fail('typesetting_failed');
}
