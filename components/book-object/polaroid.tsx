import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

type PolaroidProps = {
  readonly photo: ReactNode;
  readonly caption?: ReactNode;
  /** CSS width; the frame and the caption scale with it. */
  readonly width?: string;
  /** Degrees against the reading direction. */
  readonly tilt?: number;
  readonly taped?: boolean;
  readonly fading?: boolean;
  readonly className?: string;
};

/** An instant photo of the child, with a handwritten caption. */
export function Polaroid({ photo, caption, width, tilt = -5, taped, fading, className }: PolaroidProps) {
  const style = { '--polaroid-width': width, '--tilt': `${tilt}deg` } as CSSProperties;
  return (
    <figure
      className={classNames('polaroid-frame', className)}
      data-fading={fading || undefined}
      data-taped={taped || undefined}
      style={style}
    >
      <span className="polaroid-photo">{photo}</span>
      <figcaption>
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
