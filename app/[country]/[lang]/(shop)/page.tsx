export default function P() {
  return <p>שלום</p>;
}
