/** The version of the pictures: part of their addresses (tools/prebuild/pictures.ts). */
declare const __ART_VERSION__: string
/** Differs for every build. */
declare const __BUILD_ID__: string
