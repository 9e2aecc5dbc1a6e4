import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/picture';

type TabletProps = {
  /** Ending of the pictures composed for the page's reading direction. */
  readonly side: '' | '-rtl';
  /** At most, in pixels. */
  readonly width: number;
};

/** The digital book as one holds it. */
export const Tablet = ({ side, width }: TabletProps) => (
  <span className="tablet" style={{ '--tablet': `${width}px` } as CSSProperties}>
    <span className="tablet-screen">
      <Picture alt="" name={`hero-bedroom${side}`} sizes={`${width}px`} widths={[480]} />
    </span>
  </span>
);
