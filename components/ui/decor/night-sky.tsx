/** Stars of the night sky behind a positioned parent. */
export function NightSky() {
  return <div aria-hidden="true" className="night-sky" />;
}
