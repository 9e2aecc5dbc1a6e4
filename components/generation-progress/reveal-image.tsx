import { type CSSProperties, useId, useState } from 'react';

type RevealImageProps = {
  /** The finished picture; `null` while it is being drawn. */
  readonly src: string | null;
  readonly alt: string;
  /** Progress of the drawing, 0 to 1. */
  readonly progress: number;
  /** The image failed to load. */
  readonly onImageError?: ((source: string) => void) | undefined;
};

/** Brush strokes over a square, in the order in which they appear. */
const STROKES = [
  'M-8 12C30 2 70 22 108 8',
  'M108 26C70 40 28 18 -8 34',
  'M-8 46C26 60 76 36 108 52',
  'M108 66C72 52 30 82 -8 66',
  'M-8 82C34 94 66 72 108 86',
  'M108 98C62 92 40 108 -8 98',
] as const;

const FULL_SIZE = { width: 100, height: 100, preserveAspectRatio: 'xMidYMid slice' } as const;

const WASH_COLORS = ['#f6dca4', '#f3c4a0', '#cfd9ef', '#bcd6c4', '#f1cf8e', '#d9c3d8'] as const;

type Layers = { readonly current: string | null; readonly previous: string | null; readonly painting: boolean };

/**
 * Shows drawing progress as washes of colour, then reveals the picture stroke by stroke, also over the picture it
 * replaces. A picture that is there from the start appears without animation.
 */
export function RevealImage({ src, alt, progress, onImageError }: RevealImageProps) {
  const mask = useId();
  const [layers, setLayers] = useState<Layers>({ current: src, previous: null, painting: false });
  if (src !== layers.current) setLayers({ current: src, previous: layers.current, painting: true });
  const reach = progress * STROKES.length;
  return (
    <svg
      aria-hidden={src ? undefined : true}
      aria-label={src ? alt : undefined}
      className="paint-in"
      preserveAspectRatio="xMidYMid slice"
      role={src ? 'img' : undefined}
      viewBox="0 0 100 100"
    >
      <rect fill="#fbf1da" height="100" width="100" />
      {STROKES.map((path, index) => (
        <path
          className="paint-stroke"
          d={path}
          key={path}
          pathLength={1}
          stroke={WASH_COLORS[index]}
          style={{ '--left': 1 - Math.max(0, Math.min(1, reach - index)) } as CSSProperties}
        />
      ))}
      {layers.previous && <image {...FULL_SIZE} href={layers.previous} />}
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
            />
          ))}
        </mask>
      )}
      {src && (
        <image
          {...FULL_SIZE}
          href={src}
          mask={layers.painting ? `url(#${mask})` : undefined}
          onError={() => onImageError?.(src)}
        />
      )}
    </svg>
  );
}
