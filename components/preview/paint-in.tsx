import { type CSSProperties, useId, useState } from 'react';

type PaintInProps = {
  /** The finished picture; `null` while only the underpainting is there. */
  readonly src: string | null;
  readonly alt: string;
  /** Painted share of the underpainting, 0 to 1. */
  readonly share: number;
  /** The picture did not load. */
  readonly onBroken?: ((source: string) => void) | undefined;
};

/** Sweeps of a wide brush over a square, one after the other, in the order they dry. */
const STROKES = [
  'M-8 12C30 2 70 22 108 8',
  'M108 26C70 40 28 18 -8 34',
  'M-8 46C26 60 76 36 108 52',
  'M108 66C72 52 30 82 -8 66',
  'M-8 82C34 94 66 72 108 86',
  'M108 98C62 92 40 108 -8 98',
] as const;

const WHOLE = { width: 100, height: 100, preserveAspectRatio: 'xMidYMid slice' } as const;

const WASHES = ['#f6dca4', '#f3c4a0', '#cfd9ef', '#bcd6c4', '#f1cf8e', '#d9c3d8'] as const;

type Layers = { readonly current: string | null; readonly previous: string | null; readonly painting: boolean };

/**
 * A picture that paints itself in: washes of colour follow the work's progress, then the picture sweeps over them,
 * or over the picture it replaces. One that is there from the start simply stands.
 */
export function PaintIn({ src, alt, share, onBroken }: PaintInProps) {
  const mask = useId();
  const [layers, setLayers] = useState<Layers>({ current: src, previous: null, painting: false });
  if (src !== layers.current) setLayers({ current: src, previous: layers.current, painting: true });
  const reach = share * STROKES.length;
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
      {STROKES.map((path, at) => (
        <path
          className="paint-stroke"
          d={path}
          key={path}
          pathLength={1}
          stroke={WASHES[at]}
          style={{ '--left': 1 - Math.max(0, Math.min(1, reach - at)) } as CSSProperties}
        />
      ))}
      {layers.previous && <image {...WHOLE} href={layers.previous} />}
      {src && layers.painting && (
        <mask id={mask} key={src}>
          {STROKES.map((path, at) => (
            <path
              className="paint-reveal"
              d={path}
              key={path}
              pathLength={1}
              stroke="#fff"
              style={{ '--turn': at } as CSSProperties}
            />
          ))}
        </mask>
      )}
      {src && (
        <image
          {...WHOLE}
          href={src}
          mask={layers.painting ? `url(#${mask})` : undefined}
          onError={() => onBroken?.(src)}
        />
      )}
    </svg>
  );
}
