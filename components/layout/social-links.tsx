// A client component so that a page carries its name twice, not its markup: it needs no script.
'use client';

import { VisuallyHidden } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
] as const;

/** The shop's pages elsewhere; their names are the same in every language. */
export function SocialLinks({ className = '' }: { readonly className?: string }) {
  return (
    <ul className={`flex ${className}`}>
      {NETWORKS.map(([network, name]) => (
        <li key={network}>
          <a className="icon-button" href={BRAND.social[network]} rel="noopener me" target="_blank">
            <svg aria-hidden="true" className="icon size-6">
              <use href={`/icons/social.svg#${network}`} />
            </svg>
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
