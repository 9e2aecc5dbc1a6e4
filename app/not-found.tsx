/** Where not even a country is known, such as a missing file. Short: every page carries it as a last resort. */
export default function NotFound() {
  return (
    <>
      <title>404</title>
      <h1>404</h1>
    </>
  );
}
