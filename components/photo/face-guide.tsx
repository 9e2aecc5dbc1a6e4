import { useId } from 'react';

/** An oval for the face: everything around it is dimmed a little. */
export function FaceGuide() {
  const mask = useId();
  return (
    <svg aria-hidden="true" className="face-guide" viewBox="0 0 100 100">
      <defs>
        <mask id={mask}>
          <path d="M0 0H100V100H0Z" fill="#fff" />
          <ellipse cx="50" cy="50" fill="#000" rx="24" ry="30" />
        </mask>
      </defs>
      <path d="M0 0H100V100H0Z" fill="#141836" fillOpacity=".26" mask={`url(#${mask})`} />
      <ellipse
        cx="50"
        cy="50"
        fill="none"
        rx="24"
        ry="30"
        stroke="#ffc247"
        strokeDasharray="3.2 2.4"
        strokeLinecap="round"
        strokeWidth="1.1"
      />
    </svg>
  );
}
