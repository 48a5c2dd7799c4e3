import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const start = fileURLToPath(new URL('../../web/app/start.tsx', import.meta.url))
/** What next to every page needs. */
const alsoThere = /web\/components\/(picture|retry-link|states)\.tsx$|web\/lib\/art\.ts$|schema\/time\.ts$/

function addImports(id: string, graph: ModuleGraph, found: Set<string>): Set<string> {
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue
    found.add(imported)
    addImports(imported, graph, found)
  }
  return found
}

/** Names the chunk of a bundler's group: whatever every page starts with travels in one file, however many screens share it. */
export function frameChunk(): (id: string, graph: ModuleGraph) => string | null {
  let frame: Set<string> | undefined
  return (id, graph) => {
    frame ??= addImports(start, graph, new Set())
    return frame.has(id) || alsoThere.test(id) ? 'frame' : null
  }
}
