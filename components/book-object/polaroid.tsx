import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

type PolaroidProps = {
  readonly photo: ReactNode;
  readonly caption?: ReactNode;
  /** Width in CSS; frame, foot and lettering follow it. */
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
      className={cx('polaroid', className)}
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
