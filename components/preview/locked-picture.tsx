/** Colours of the page's own picture, too blurred to tell anything; a wash until they are there. */
export function LockedPicture({ veil }: { readonly veil: string | null }) {
  return (
    <span aria-hidden="true" className="locked-wash">
      {/* biome-ignore lint/performance/noImgElement: a private, short-lived blur of a few pixels */}
      {veil && <img alt="" className="locked-picture" src={veil} />}
    </span>
  );
}
