import type { CountryCode } from '@/lib/markets';

/** The country's flag, a decoration beside its name. */
export function Flag({ country }: { readonly country: CountryCode }) {
  // biome-ignore lint/performance/noImgElement: a drawing of a few lines
  return <img alt="" className="flag" height={16} src={`/icons/flag-${country}.svg`} width={22} />;
}
