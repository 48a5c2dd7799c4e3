import { existsSync, readFileSync } from 'node:fs'
import type { Manifest, Plugin } from 'vite'

const id = 'virtual:client-manifest'
/** What every page starts with: the entry, and what it imports once React has been evaluated. */
export const startModules = ['web/entry-client.tsx', 'web/app/start.tsx']

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
      return [key, { scripts: files.scripts.filter((file) => !start.scripts.includes(file)), styles: files.styles }]
    }),
  )
  // The first view of every page shows all faces.
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : []))
  return { entry: start.scripts[0], start, chunks, fonts: [...new Set(fonts)] }
}

const developing = {
  entry: `/${startModules[0]}`,
  start: { scripts: [], styles: ['/web/app/styles.css'] },
  chunks: {},
  fonts: [],
}

/** Gives the Worker the client build's manifest as `virtual:client-manifest`. While developing and testing it is nearly empty. */
export function clientManifest(): Plugin {
  let manifestFile = ''
  return {
    name: 'mango-road:client-manifest',
    configResolved(config) {
      if (config.command === 'build') manifestFile = `${config.environments.client?.build.outDir ?? 'dist/client'}/.vite/manifest.json`
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return
      const manifest = manifestFile && existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : undefined
      return `export const manifest = ${JSON.stringify(manifest ? built(manifest) : developing)}`
    },
  }
}
