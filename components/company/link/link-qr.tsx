import type { QrBars } from '@/lib/typesetting';

/** Modules of white that a QR code needs on each side (ISO/IEC 18004). */
const QUIET = 4;

/** The QR code of a link, dark on white whatever the page's colours. */
export function LinkQr({ qr: { size, bars }, label }: { readonly qr: QrBars; readonly label: string }) {
  const side = size + 2 * QUIET;
  return (
    <svg aria-label={label} className="company-qr" role="img" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}>
      <path d={bars.map(([x, y, length]) => `M${x} ${y}h${length}v1h${-length}z`).join('')} />
    </svg>
  );
}
