import type { ReactNode } from 'react';
import type { CountryCode } from '@/lib/markets';

const DRAWINGS: Readonly<Record<CountryCode, ReactNode>> = {
  IL: (
    <>
      <path d="M0 0h22v16H0z" fill="#fff" />
      <path d="M0 2h22v2.2H0zM0 11.8h22V14H0z" fill="#2a5bc4" />
      <path d="M11 5.4l2.3 3.9H8.7zM11 10.6L8.7 6.7h4.6z" fill="none" stroke="#2a5bc4" strokeWidth=".8" />
    </>
  ),
  US: (
    <>
      <path d="M0 0h22v16H0z" fill="#fff" />
      <path d="M0 1.2h22M0 3.7h22M0 6.2h22M0 8.6h22M0 11.1h22M0 13.5h22" stroke="#c4363f" strokeWidth="1.25" />
      <path d="M0 0h9.5v8.6H0z" fill="#2c3a78" />
      <path d="M1.8 2.2h6M1.8 4.3h6M1.8 6.4h6" stroke="#fff" strokeDasharray=".9 1.6" strokeWidth=".9" />
    </>
  ),
  KE: (
    <>
      <path d="M0 0h22v16H0z" fill="#fff" />
      <path d="M0 0h22v4.6H0z" fill="#1c1c1c" />
      <path d="M0 5.5h22v5H0z" fill="#b5292f" />
      <path d="M0 11.4h22V16H0z" fill="#1f7a3d" />
      <path d="M11 3c2 2.4 2 7.6 0 10-2-2.4-2-7.6 0-10z" fill="#b5292f" stroke="#fff" strokeWidth=".7" />
    </>
  ),
};

/** The country's flag, a decoration beside its name. */
export function Flag({ country }: { readonly country: CountryCode }) {
  return (
    <svg aria-hidden="true" className="flag" viewBox="0 0 22 16">
      {DRAWINGS[country]}
    </svg>
  );
}
