'use client';

/** The reading lamp over the book, with its cone of light. */
export function Lamp() {
  return (
    <>
      <div aria-hidden="true" className="lamp-cone" />
      <svg aria-hidden="true" className="lamp" viewBox="0 0 220 300">
        <defs>
          <linearGradient id="lamp-shade" x1="0" x2="1">
            <stop offset="0" stopColor="#b23a26" />
            <stop offset=".38" stopColor="#f2704f" />
            <stop offset=".7" stopColor="#db4c33" />
            <stop offset="1" stopColor="#8e2a1a" />
          </linearGradient>
          <linearGradient id="lamp-inside" x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="#ffe9b8" />
            <stop offset="1" stopColor="#ffc247" />
          </linearGradient>
        </defs>
        <path d="M110-200V172" stroke="#0c0f28" strokeWidth="4" />
        <rect fill="#8e2a1a" height="20" rx="6" width="26" x="97" y="160" />
        <path d="M92 178h36c42 10 74 44 80 92H12c6-48 38-82 80-92z" fill="url(#lamp-shade)" />
        <path d="M12 270c24 9 60 12 98 12s74-3 98-12c-20-8-60-10-98-10s-78 2-98 10z" fill="url(#lamp-inside)" />
        <ellipse cx="110" cy="271" fill="#fffbea" rx="30" ry="7.5" />
        <path
          d="M92 178c-34 14-56 44-64 82"
          fill="none"
          stroke="#fff"
          strokeLinecap="round"
          strokeOpacity=".25"
          strokeWidth="5"
        />
      </svg>
    </>
  );
}

/** A hand-drawn arrow from the photo to the picture; short on a phone, looped on large screens. */
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
