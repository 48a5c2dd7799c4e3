import type { Manifest } from 'vite'

export const entryModule = 'web/entry-client.tsx'

export interface ModuleFiles {
  scripts: string[]
  styles: string[]
}

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
