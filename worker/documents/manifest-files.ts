import type { Manifest } from 'vite'

/** The source module that every page starts with. */
export const entryModule = 'web/entry-client.tsx'

/** Root-relative addresses of a module's files in the client build. */
export interface ModuleFiles {
  /** Its own script first, then those that it imports. */
  scripts: string[]
  styles: string[]
}

/**
 * The files that a source module needs, its static imports followed; none for a module that the
 * build does not have.
 */
export function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): ModuleFiles {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return { scripts: [], styles: [] }
  seen.add(source)
  const imported = (chunk.imports ?? []).map((name) => filesOf(manifest, name, seen))
  return {
    scripts: [`/${chunk.file}`, ...imported.flatMap(({ scripts }) => scripts)],
    styles: [
      ...(chunk.css ?? []).map((file) => `/${file}`),
      ...imported.flatMap(({ styles }) => styles),
    ],
  }
}
