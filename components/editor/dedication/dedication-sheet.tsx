import { useTranslations } from 'next-intl';
import { getDesignPicture } from '@/components/dedication/dedication-designs';
import { DEDICATION_BOXES, type DedicationDesign, TRIM_MM } from '@/lib/typesetting';
import { getDedicationSize } from './text-size';

type DedicationSheetProps = { readonly text: string; readonly design: DedicationDesign };

const toPercent = (mm: number): string => `${(mm * 100) / TRIM_MM}%`;

/** The page as it is printed: the drawn design, and the words in its text box. */
export function DedicationSheet({ text, design }: DedicationSheetProps) {
  const t = useTranslations('editor.dedication');
  const { widthMm, heightMm, topMm } = DEDICATION_BOXES[design];
  const size = text && { fontSize: `${getDedicationSize(text, design)}cqi` };
  return (
    <div className="dedication-sheet" style={{ backgroundImage: `url(${getDesignPicture(design, 640)})` }}>
      <p
        className="dedication-text"
        data-empty={text ? undefined : ''}
        dir="auto"
        style={{
          inlineSize: toPercent(widthMm),
          blockSize: toPercent(heightMm),
          insetBlockStart: toPercent(topMm),
          ...size,
        }}
      >
        <span>{text || t('empty')}</span>
      </p>
    </div>
  );
}
