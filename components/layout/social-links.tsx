// A client component, so that the page payload contains its name and not its markup. It needs no hydration.
'use client';

import { VisuallyHidden } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
] as const;

/** Links to the shop's social media pages; their names are the same in every language. */
export function SocialLinks({ className = '' }: { readonly className?: string }) {
  return (
    <ul className={`flex ${className}`}>
      {NETWORKS.map(([network, name]) => (
        <li key={network}>
          <a className="icon-button" href={BRAND.social[network]} rel="noopener me" target="_blank">
            <svg aria-hidden="true" className="ui-icon size-6">
              <use href={`/icons/sprite.svg#${network}`} />
            </svg>
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
