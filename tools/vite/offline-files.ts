import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest, type Plugin } from 'vite'
import type { OfflineFiles } from '../../web/domain/offline/offline-files'
import { startModules } from './client-manifest'

/** With `OFFLINE_GUIDE=off` the build takes the offline guide out of the visitors' browsers again. */
const isOff = process.env.OFFLINE_GUIDE === 'off'

/** What a page loads with the first use of a button, or when its language is switched. */
const laterParts =
  /^web\/(app\/(shell\/(language-offer-bar|notices|site-footer)|page-directory|page-memory|show-page|show-page-head)|components\/(share-menu|toaster|offline\/|show-me\/)|lib\/offline\/|i18n\/(vi|en)\/(shell|offline)\.ts)/
/** What pages that can be kept name themselves; no need to tell the size of anything else. */
const toldFiles = /^\/(assets\/.+\.(js|css|woff2|svg|json)|favicon\.svg)$/

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))]
}

/** What the offline guide must know of a build. `sizes` are those of all its files, by root-relative path. */
export function offlineFilesOf(manifest: Manifest, sizes: Record<string, number>): OfflineFiles {
  const rooted = (files: string[]) => [...new Set(files)].map((file) => `/${file}`)
  const keys = Object.keys(manifest)
  const shared = [...startModules, ...keys.filter((key) => laterParts.test(key))].flatMap((key) => filesOf(manifest, key))
  const faces = Object.keys(sizes).filter((path) => path.endsWith('.woff2'))
  const screens = keys.filter((key) => /^web\/features\/(?!admin\/)[\w/-]+-screen\.tsx$/.test(key))
  const together = screens.flatMap((key) => {
    const screen = manifest[key]
    if (!screen) return []
    const parts = [key.replace(/[^/]+$/, 'heads.ts'), ...(screen.dynamicImports ?? [])]
    return [[`/${screen.file}`, rooted(parts.flatMap((part) => filesOf(manifest, part)))] as const]
  })
  return {
    // The style sheet of every page stands in the page itself.
    always: [...new Set([...rooted(shared), ...faces])].filter((path) => !path.endsWith('.css')),
    together: Object.fromEntries(together),
    bytes: Object.fromEntries(Object.entries(sizes).filter(([path]) => toldFiles.test(path))),
  }
}

function sizesIn(folder: string): Record<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  return Object.fromEntries(
    names
      .map((name) => [`/${name}`, statSync(join(folder, name))] as const)
      .flatMap(([path, stat]) => (stat.isFile() ? [[path, stat.size]] : [])),
  )
}

/** Builds a service worker into one file of its own; it is a classic script, as all browsers know it. */
async function buildWorker(entry: string, folder: string, fileName: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: fileName } },
    },
  })
}

/** Writes what the offline guide lives from beside the client's files: `/sw.js`, `/sw-off.js` and `/offline.json`. */
export function offlineFiles(): Plugin {
  return {
    name: 'mango-road:offline-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) throw new Error('the client build has no folder')
        const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest
        const told = isOff ? { off: true } : offlineFilesOf(manifest, sizesIn(dir))
        writeFileSync(join(dir, 'offline.json'), JSON.stringify(told))
        await buildWorker(isOff ? 'web/sw/sw-off.ts' : 'web/sw/sw.ts', dir, 'sw.js')
        await buildWorker('web/sw/sw-off.ts', dir, 'sw-off.js')
      },
    },
  }
}
