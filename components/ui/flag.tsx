/** Flag of a country, by its ISO code; decorative, because its name stands beside it. */
export function Flag({ country }: { readonly country: string }) {
  // biome-ignore lint/performance/noImgElement: a drawing of a few lines
  return <img alt="" className="country-flag" height={16} src={`/icons/flag-${country}.svg`} width={22} />;
}
