'use client';

import { Icon } from '@/components/ui/icon';

/** Five stars; `label` is the rating in words. */
export function StarRating({ label }: { readonly label: string }) {
  return (
    <span aria-label={label} className="inline-flex gap-px text-honey" role="img">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon className="size-[18px] stroke-0" filled key={star} name="star" />
      ))}
    </span>
  );
}
