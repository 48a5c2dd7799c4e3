import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

/** Builds the page of all components and serves it. Answers its address, and how to stop. */
export async function serveComponents(): Promise<{ url: string; stop: () => Promise<void> }> {
  const root = import.meta.dirname
  const outDir = join(root, '../results/components-page')
  const pictures = JSON.parse(readFileSync('.generated/pictures.json', 'utf8')) as {
    version: string
    nights: string[]
  }
  await build({
    root,
    publicDir: join(root, '../../../.generated/public'),
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss(), react()],
    define: {
      __ART_VERSION__: JSON.stringify(pictures.version),
      __NIGHT_PICTURES__: JSON.stringify(pictures.nights),
    },
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 8792, strictPort: true },
  })
  return { url: 'http://localhost:8792/', stop: () => server.close() }
}
