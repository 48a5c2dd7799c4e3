/** The version of the pictures: part of their addresses (tools/prebuild/pictures.ts). */
declare const __ART_VERSION__: string
/** The scenes that have a second file for the night (`art/night`). */
declare const __NIGHT_PICTURES__: readonly string[]
/** Differs for every build. */
declare const __BUILD_ID__: string
