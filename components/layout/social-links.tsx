// A client component so that a page carries its drawings once: it needs no script.
'use client';

import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';

type Network = keyof typeof BRAND.social;

const NETWORKS: Readonly<Record<Network, { readonly name: string; readonly mark: ReactNode }>> = {
  facebook: {
    name: 'Facebook',
    mark: (
      <path d="M13.6 21v-7.7h2.7l.5-3.3h-3.2V8c0-1 .4-1.8 1.9-1.8h1.5V3.3C16.4 3.1 15.5 3 14.7 3c-2.6 0-4.3 1.6-4.3 4.5V10H7.5v3.3h2.9V21z" />
    ),
  },
  instagram: {
    name: 'Instagram',
    mark: (
      <>
        <rect height="17" rx="5" width="17" x="3.5" y="3.5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7h.01" />
      </>
    ),
  },
};

/** The shop's pages elsewhere; their names are the same in every language. */
export function SocialLinks({ className = '' }: { readonly className?: string }) {
  return (
    <ul className={`flex ${className}`}>
      {(Object.keys(NETWORKS) as Network[]).map((network) => (
        <li key={network}>
          <a className="icon-button" href={BRAND.social[network]} rel="noopener me" target="_blank">
            <svg aria-hidden="true" className="icon size-6" fill="none" viewBox="0 0 24 24">
              {NETWORKS[network].mark}
            </svg>
            <VisuallyHidden>{NETWORKS[network].name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
