import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { artFiles, artVersion } from '../../../tools/vite/art-files'

/** Builds the page of all components and serves it. Answers its address, and how to stop. */
export async function serveComponents(): Promise<{ url: string; stop: () => Promise<void> }> {
  const root = import.meta.dirname
  const outDir = join(root, '../results/components-page')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss(), react(), artFiles()],
    define: { __ART_VERSION__: JSON.stringify(artVersion), __CONTENT_VERSION__: '"none"' },
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 8792, strictPort: true } })
  return { url: 'http://localhost:8792/', stop: () => server.close() }
}
