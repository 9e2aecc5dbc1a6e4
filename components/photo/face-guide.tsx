import { useId } from 'react';

/** An oval for the face; dims everything around it. */
export function FaceGuide() {
  const mask = useId();
  return (
    <svg aria-hidden="true" className="face-guide" viewBox="0 0 100 100">
      <defs>
        <mask id={mask}>
          <path d="M0 0H100V100H0Z" fill="var(--color-white)" />
          <ellipse cx="50" cy="50" fill="var(--color-black)" rx="24" ry="30" />
        </mask>
      </defs>
      <path d="M0 0H100V100H0Z" fill="var(--color-night)" fillOpacity=".26" mask={`url(#${mask})`} />
      <ellipse
        cx="50"
        cy="50"
        fill="none"
        rx="24"
        ry="30"
        stroke="var(--color-honey)"
        strokeDasharray="3.2 2.4"
        strokeLinecap="round"
        strokeWidth="1.1"
      />
    </svg>
  );
}
