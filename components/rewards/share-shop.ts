/** Opens the system's share sheet, or copies the link where there is none; `false` when nothing was shared. */
export async function shareShop(path: string, text: string): Promise<boolean> {
  const url = new URL(path, window.location.origin).href;
  const canShare = 'share' in navigator;
  const sharing = canShare ? navigator.share({ text, url }) : navigator.clipboard.writeText(url);
  return sharing.then(
    () => true,
    () => false,
  );
}
