import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/picture';

type TabletMockupProps = {
  /** Suffix of images that are composed for the page's text direction. */
  readonly imageSuffix: '' | '-rtl';
  /** Maximum width in pixels. */
  readonly maxWidth: number;
};

/** A tablet that shows the digital book. */
export const TabletMockup = ({ imageSuffix, maxWidth }: TabletMockupProps) => (
  <span className="price-tablet" style={{ '--tablet': `${maxWidth}px` } as CSSProperties}>
    <span className="tablet-screen">
      <Picture alt="" name={`hero-bedroom${imageSuffix}`} sizes={`${maxWidth}px`} widths={[480]} />
    </span>
  </span>
);
