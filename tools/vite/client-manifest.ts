import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { hashesOf, readPageStyle } from './page-style'

const id = 'virtual:client-manifest'
const hashesId = 'virtual:page-style-hashes'
/** What every page starts with: the entry, and what it imports once React has been evaluated. */
export const startModules = ['web/entry-client.tsx']

interface Chunk {
  scripts: string[]
  styles: string[]
}

/** The files that a module of the client build needs, itself first, its static imports followed. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Chunk {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return { scripts: [], styles: [] }
  seen.add(key)
  const imported = (chunk.imports ?? []).map((name) => filesOf(manifest, name, seen))
  return {
    scripts: [`/${chunk.file}`, ...imported.flatMap(({ scripts }) => scripts)],
    styles: [...(chunk.css ?? []).map((file) => `/${file}`), ...imported.flatMap(({ styles }) => styles)],
  }
}

function built(manifest: Manifest) {
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry)
  const parts = startModules.map((key) => filesOf(manifest, key))
  const start = {
    scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(parts.flatMap(({ styles }) => styles))],
  }
  const chunks = Object.fromEntries(
    keys.map((key) => {
      const files = filesOf(manifest, key)
      const own = (files: string[], shared: string[]) => files.filter((file) => !shared.includes(file))
      return [key, { scripts: own(files.scripts, start.scripts), styles: own(files.styles, start.styles) }]
    }),
  )
  // The first view of every page shows all faces.
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : []))
  return { entry: start.scripts[0], start, chunks, fonts: [...new Set(fonts)] }
}

/** The client's folder is the parent of the manifest's own. */
const folderOf = (manifestFile: string) => dirname(dirname(manifestFile))

const developing = {
  entry: `/${startModules[0]}`,
  start: { scripts: [], styles: ['/web/styles/styles.css'] },
  chunks: {},
  fonts: [],
  style: '',
  faces: '',
}

/**
 * Gives the Worker the client build's manifest as `virtual:client-manifest`, with the styles that stand in every document, and what the
 * content security policy calls these as `virtual:page-style-hashes`. While developing and testing both are nearly empty.
 */
export function clientManifest(): Plugin {
  let manifestFile = ''
  return {
    name: 'mango-road:client-manifest',
    configResolved(config) {
      if (config.command === 'build') manifestFile = `${config.environments.client?.build.outDir ?? 'dist/client'}/.vite/manifest.json`
    },
    resolveId: (source) => (source === id || source === hashesId ? `\0${source}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}` && resolved !== `\0${hashesId}`) return
      const read = manifestFile && existsSync(manifestFile) ? built(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : undefined
      const styles = read && readPageStyle(read.start.styles.map((file) => join(folderOf(manifestFile), file)))
      if (resolved === `\0${hashesId}`) return `export const pageStyleHashes = ${JSON.stringify(styles ? hashesOf(styles) : '')}`
      return `export const manifest = ${JSON.stringify(read ? { ...read, start: { ...read.start, styles: [] }, ...styles } : developing)}`
    },
  }
}
