import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { offlineFilesOf } from './postbuild/offline-files'

/**
 * `npm run postbuild`: adds what needs the finished client build: the service worker `/sw.js`, the
 * one that takes it out of visitors' browsers again (`/sw-off.js`), and `/offline.json`. With
 * `OFFLINE_GUIDE=off` the former is the latter.
 */
const folder = 'dist/client'
const isOff = process.env.OFFLINE_GUIDE === 'off'

/** The bytes of every file of the client, by its root-relative path. */
function fileSizes(): Record<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const stats = names.map(
    (name) => [`/${name.replaceAll('\\', '/')}`, statSync(join(folder, name))] as const,
  )
  return Object.fromEntries(
    stats.filter(([, stat]) => stat.isFile()).map(([path, stat]) => [path, stat.size]),
  )
}

/** Builds a service worker as one classic script, which every browser can register. */
async function buildServiceWorker(entry: string, fileName: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: fileName } },
    },
  })
}

const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest
writeFileSync(
  `${folder}/offline.json`,
  JSON.stringify(isOff ? { off: true } : offlineFilesOf(manifest, fileSizes())),
)
await buildServiceWorker(isOff ? 'web/sw/sw-off.ts' : 'web/sw/sw.ts', 'sw.js')
await buildServiceWorker('web/sw/sw-off.ts', 'sw-off.js')
