'use client';

/** A reading lamp with its cone of light. */
export function Lamp() {
  return (
    <>
      <div aria-hidden="true" className="reading-lamp-cone" />
      {/* biome-ignore lint/performance/noImgElement: an SVG; lazy, so that phones, which hide it, do not load it */}
      <img alt="" className="reading-lamp" height={500} loading="lazy" src="/icons/lamp.svg" width={220} />
    </>
  );
}

/** A hand-drawn arrow from the photo to the picture; short on a phone, with a loop on large screens. */
export function HandArrow() {
  return (
    <span aria-hidden="true" className="hand-arrow">
      <svg aria-hidden="true" className="lg:hidden" viewBox="0 0 90 60">
        <path d="M6 50C16 20 44 8 78 16M64 5l15 11-12 14" />
      </svg>
      <svg aria-hidden="true" className="hidden lg:block" viewBox="0 0 300 110">
        <path d="M6 84C50 30 96 18 120 44s-26 46-40 26 60-62 206-26M262 26l28 18-24 22" />
      </svg>
    </span>
  );
}
