import type { CSSProperties } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ProofImage, ProofMeasures } from '@/lib/books';

/** A printed sheet in millimetres: its size with what is cut off or folded around, and what is left of it. */
type SheetSize = {
  readonly width: number;
  readonly height: number;
  /** What is cut off, or folded around the boards, at each edge. */
  readonly cut: number;
  readonly safe: number;
  /** Where the cover is folded, from the left. */
  readonly folds: readonly number[];
};

export const getPageSize = ({ trimMm, bleedMm, safeMm }: ProofMeasures): SheetSize => ({
  width: trimMm + 2 * bleedMm,
  height: trimMm + 2 * bleedMm,
  cut: bleedMm,
  safe: safeMm,
  folds: [],
});

export function getCoverSize(measures: ProofMeasures, { widthPx, heightPx }: ProofImage): SheetSize {
  const { coverWrapMm: cut, safeMm: safe, spineMm, trimMm } = measures;
  const width = 2 * trimMm + spineMm + 2 * cut;
  // The boards are a little larger than the pages: the file itself tells by how much.
  return {
    width,
    height: (width * heightPx) / widthPx,
    cut,
    safe,
    folds: [(width - spineMm) / 2, (width + spineMm) / 2],
  };
}

type ProofSheetProps = {
  readonly image: ProofImage;
  readonly alt: string;
  readonly size: SheetSize;
  /** Shows what is cut off too. */
  readonly cutLine: boolean;
  readonly safeArea: boolean;
  readonly onZoom: () => void;
};

/** A sheet of the print file as it is after the cut; with its cut line and the area that is safe from the knife. */
export function ProofSheet({ image, alt, size, cutLine, safeArea, onZoom }: ProofSheetProps) {
  const { width, height, cut, safe } = size;
  const shown = cutLine ? 0 : cut;
  const style = {
    aspectRatio: `${width - 2 * shown} / ${height - 2 * shown}`,
    '--sheet-width': `${(100 * width) / (width - 2 * shown)}%`,
    '--sheet-x': `${(-100 * shown) / width}%`,
    '--sheet-y': `${(-100 * shown) / height}%`,
  } as CSSProperties;
  return (
    <UnstyledButton
      className="proof-sheet"
      data-cover={size.folds.length > 0 || undefined}
      data-grip=""
      onClick={onZoom}
      style={style}
      type="button"
    >
      <span className="proof-file">
        {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
        <img alt={alt} decoding="async" height={image.heightPx} src={image.url} width={image.widthPx} />
        {(cutLine || safeArea) && (
          <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${width} ${height}`}>
            {cutLine && (
              <>
                <path
                  className="proof-waste"
                  d={`M0 0H${width}V${height}H0ZM${cut} ${cut}V${height - cut}H${width - cut}V${cut}Z`}
                />
                <rect className="proof-cut" height={height - 2 * cut} width={width - 2 * cut} x={cut} y={cut} />
                {size.folds.map((x) => (
                  <path className="proof-cut" d={`M${x} 0V${height}`} key={x} />
                ))}
              </>
            )}
            {safeArea && (
              <rect
                className="proof-safe"
                height={height - 2 * (cut + safe)}
                width={width - 2 * (cut + safe)}
                x={cut + safe}
                y={cut + safe}
              />
            )}
          </svg>
        )}
      </span>
    </UnstyledButton>
  );
}
