declare module 'virtual:client-manifest' {
  interface Chunk {
    scripts: string[]
    styles: string[]
  }
  export const manifest: { entry: string; start: Chunk; chunks: Record<string, Chunk>; fonts: string[] }
}

declare module 'virtual:share-pictures' {
  /** The bytes of each share picture that the build has drawn, by its path. */
  export const sharePictures: Record<string, number>
}
