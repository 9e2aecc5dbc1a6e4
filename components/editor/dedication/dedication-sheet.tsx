import { useTranslations } from 'next-intl';
import { getDesignPicture } from '@/components/dedication/dedication-designs';
import { getTextDirection, type Language } from '@/lib/markets';
import {
  DEDICATION_PHOTO,
  type DedicationDesign,
  type DedicationLayout,
  getDedicationBox,
  getPhotoPlace,
  getPhotoTurn,
  TRIM_MM,
} from '@/lib/typesetting';
import { getDedicationSize } from './text-size';

type DedicationSheetProps = {
  readonly text: string;
  readonly design: DedicationDesign;
  /** Of the book. */
  readonly language: Language;
  /** Signed link of the family's photo. */
  readonly photo: string | null;
  /** The printed lines of exactly this text in this design; `null` while it is typed. */
  readonly layout: DedicationLayout | null;
};

const PAGE_PT = (TRIM_MM * 72) / 25.4;
const toPercent = (mm: number): string => `${(mm * 100) / TRIM_MM}%`;

/** The page as it is printed: the drawn design, the family's photo, and the words in their box. */
export function DedicationSheet({ text, design, language, photo, layout }: DedicationSheetProps) {
  const t = useTranslations('editor.dedication');
  const box = getDedicationBox(design, photo !== null);
  const size = layout ? (100 * layout.sizePt) / PAGE_PT : getDedicationSize(text, box);
  return (
    <div className="dedication-sheet" style={{ backgroundImage: `url(${getDesignPicture(design, 640)})` }}>
      {photo && <SheetPhoto design={design} hasWords={text !== ''} language={language} url={photo} />}
      {(text || !photo) && (
        <p
          className="dedication-text"
          data-empty={text ? undefined : ''}
          data-printed={layout ? '' : undefined}
          dir="auto"
          lang={text ? language : undefined}
          style={{
            inlineSize: toPercent(box.widthMm),
            blockSize: toPercent(box.heightMm),
            insetBlockStart: toPercent(box.topMm),
            ...(text && { fontSize: `${size}cqi` }),
            ...(layout && { lineHeight: 1 + layout.leadingEm }),
          }}
        >
          {layout ? <PrintedLines lines={layout.lines} /> : <span className="typed-text">{text || t('empty')}</span>}
        </p>
      )}
    </div>
  );
}

/** Each printed line in its own direction. */
function PrintedLines({ lines }: Pick<DedicationLayout, 'lines'>) {
  return (
    <span>
      {lines.map(({ text, direction }, at) => {
        const key = `${at}`;
        return (
          <span className="block" dir={direction} key={key}>
            {text || '\u00a0'}
          </span>
        );
      })}
    </span>
  );
}

type SheetPhotoProps = {
  readonly url: string;
  readonly design: DedicationDesign;
  readonly hasWords: boolean;
  readonly language: Language;
};

function SheetPhoto({ url, design, hasWords, language }: SheetPhotoProps) {
  const t = useTranslations('checkout.dedication.photo');
  const { xMm, yMm } = getPhotoPlace(design, hasWords);
  const { widthMm, borderMm } = DEDICATION_PHOTO;
  return (
    // The page is the same in both directions: the stamp of the letter is always at its right.
    <div className="dedication-place" dir="ltr">
      {/* biome-ignore lint/performance/noImgElement: a signed link of a private photo */}
      <img
        alt={t('alt')}
        className="dedication-print"
        src={url}
        style={{
          inlineSize: toPercent(widthMm + 2 * borderMm),
          insetInlineStart: toPercent(xMm),
          insetBlockStart: toPercent(yMm),
          borderWidth: `${(borderMm * 100) / TRIM_MM}cqi`,
          rotate: `${getPhotoTurn(getTextDirection(language))}deg`,
        }}
      />
    </div>
  );
}
