declare module 'virtual:client-manifest' {
  interface Chunk {
    scripts: string[]
    styles: string[]
  }
  interface ClientManifest {
    entry: string
    start: Chunk
    chunks: Record<string, Chunk>
    fonts: string[]
    /** The style sheet of every page, as text; empty while developing, when `start.styles` names it. */
    style: string
    /** Its faces that are fetched. */
    faces: string
  }
  export const manifest: ClientManifest
}

declare module 'virtual:page-style-hashes' {
  /** The source expressions that let `manifest.style` and `manifest.faces` stand in a document; empty where there are none. */
  export const pageStyleHashes: string
}

declare module 'virtual:share-pictures' {
  /** The bytes of each share picture that the build has drawn, by its path. */
  export const sharePictures: Record<string, number>
}
