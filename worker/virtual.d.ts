declare module 'virtual:client-manifest' {
  interface Chunk {
    scripts: string[]
    styles: string[]
  }
  export const manifest: { entry: string; start: Chunk; chunks: Record<string, Chunk>; fonts: string[] }
}
