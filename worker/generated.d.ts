declare module '@generated/share-images.json' {
  /** The bytes of each share picture that `npm run prebuild` has drawn, by its path. */
  const bytes: Record<string, number>
  export default bytes
}
