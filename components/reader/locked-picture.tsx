/** Blurred colours of the locked picture; a plain background until they are there. */
export function LockedPicture({ blurredImage }: { readonly blurredImage: string | null }) {
  return (
    <span aria-hidden="true" className="locked-overlay">
      {/* biome-ignore lint/performance/noImgElement: a private, short-lived blur of a few pixels */}
      {blurredImage && <img alt="" className="locked-picture" src={blurredImage} />}
    </span>
  );
}
