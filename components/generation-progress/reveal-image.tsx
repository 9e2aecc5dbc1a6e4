import { type CSSProperties, useId, useState } from 'react';
import type { Box } from '@/lib/illustrator';

type RevealImageProps = {
  /** The finished picture; `null` while it is being drawn. */
  readonly src: string | null;
  /** Empty for a further detail of a picture that was described. */
  readonly alt: string;
  /** Progress of the drawing, 0 to 1. */
  readonly progress: number;
  /** Shows two facing pages, or a detail of them, in stage units; a square picture without it. */
  readonly detail?: Box | undefined;
  /** The image failed to load. */
  readonly onImageError?: ((source: string) => void) | undefined;
};

/** Brush strokes over a square (stretched over two pages), in the order in which they appear. */
const STROKES = [
  'M-8 12C30 2 70 22 108 8',
  'M108 26C70 40 28 18 -8 34',
  'M-8 46C26 60 76 36 108 52',
  'M108 66C72 52 30 82 -8 66',
  'M-8 82C34 94 66 72 108 86',
  'M108 98C62 92 40 108 -8 98',
] as const;

/** Stage units in one unit of the drawing, whose pages are 100 × 100. */
const STAGE_UNITS = 12;

/** What the drawing shows, and its width: a page, or a detail of two facing ones. */
function getFrame(detail: Box | undefined) {
  if (!detail) return { viewBox: '0 0 100 100', width: 100, transform: undefined };
  const { x, y, width, height } = detail;
  const viewBox = [x, y, width, height].map((length) => length / STAGE_UNITS).join(' ');
  return { viewBox, width: 200, transform: 'scale(2 1)' };
}

const WASH_COLORS = ['#f6dca4', '#f3c4a0', '#cfd9ef', '#bcd6c4', '#f1cf8e', '#d9c3d8'] as const;

type Layers = { readonly current: string | null; readonly previous: string | null; readonly painting: boolean };

/**
 * Shows drawing progress as washes of colour, then reveals the picture stroke by stroke, also over the picture it
 * replaces. A picture that is there from the start appears without animation.
 */
export function RevealImage({ src, alt, progress, detail, onImageError }: RevealImageProps) {
  const mask = useId();
  const { viewBox, width, transform } = getFrame(detail);
  const size = { width, height: 100, preserveAspectRatio: 'xMidYMid slice' };
  const [layers, setLayers] = useState<Layers>({ current: src, previous: null, painting: false });
  if (src !== layers.current) setLayers({ current: src, previous: layers.current, painting: true });
  const reach = progress * STROKES.length;
  return (
    <svg
      aria-hidden={src && alt ? undefined : true}
      aria-label={src && alt ? alt : undefined}
      className="paint-in"
      preserveAspectRatio="xMidYMid slice"
      role={src && alt ? 'img' : undefined}
      viewBox={viewBox}
    >
      <rect fill="#fbf1da" height="100" width={width} />
      {STROKES.map((path, index) => (
        <path
          className="paint-stroke"
          d={path}
          key={path}
          pathLength={1}
          stroke={WASH_COLORS[index]}
          style={{ '--left': 1 - Math.max(0, Math.min(1, reach - index)) } as CSSProperties}
          transform={transform}
        />
      ))}
      {layers.previous && <image {...size} href={layers.previous} />}
      {src && layers.painting && (
        <mask id={mask} key={src}>
          {STROKES.map((path, index) => (
            <path
              className="paint-reveal"
              d={path}
              key={path}
              pathLength={1}
              stroke="#fff"
              style={{ '--turn': index } as CSSProperties}
              transform={transform}
            />
          ))}
        </mask>
      )}
      {src && (
        <image
          {...size}
          href={src}
          mask={layers.painting ? `url(#${mask})` : undefined}
          onError={() => onImageError?.(src)}
        />
      )}
    </svg>
  );
}
