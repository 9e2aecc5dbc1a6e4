/** A `.pcss` file exports the URL of its compiled stylesheet (scripts/linked-stylesheet-loader.cjs). */
declare module '*.pcss' {
  const url: string;
  export default url;
}
