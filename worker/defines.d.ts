/** The version of the pictures: part of their addresses (tools/prebuild/pictures.ts). */
declare const __ART_VERSION__: string
/** The scenes that have a second file for the night (`art/night`). */
declare const __NIGHT_PICTURES__: readonly string[]
/** The day of the build, `YYYY-MM-DD`. */
declare const __BUILT_ON__: string
/** The commit; with changed files or without Git it differs for every build. */
declare const __BUILD_ID__: string

declare module '@generated/share-images.json' {
  /** The bytes of each share picture that `npm run prebuild` has drawn, by its path. */
  const bytes: Record<string, number>
  export default bytes
}
