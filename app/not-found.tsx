/** Fallback without a known country, for example for a missing file. Short, because every page ships it. */
export default function NotFound() {
  return (
    <>
      <title>404</title>
      <h1>404</h1>
    </>
  );
}
