import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:share-pictures'

function sizesBelow(folder: string): Record<string, number> {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jpg'))
  return Object.fromEntries(files.sort().map((file) => [`/share/${file.replaceAll('\\', '/')}`, statSync(join(folder, file)).size]))
}

/**
 * Tells the Worker as `virtual:share-pictures` which share pictures the client build has drawn, with their bytes, so that feeds and
 * sitemaps name only pictures that are there. While developing and testing these are the given ones.
 */
export function shareManifest(given: Record<string, number> = {}): Plugin {
  let folder: string | undefined
  return {
    name: 'mango-road:share-manifest',
    configResolved(config) {
      if (config.command === 'build') folder = `${config.environments.client?.build.outDir ?? 'dist/client'}/share`
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return
      return `export const sharePictures = ${JSON.stringify(folder ? sizesBelow(folder) : given)}`
    },
  }
}
