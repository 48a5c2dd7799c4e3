import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { inRoot } from './in-root'

const createIcon = inRoot('web/ui/create-icon.ts')
const list = readFileSync(inRoot('node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8')

/** The files of Lucide's icons by their names, from the package's own list of exports. */
const files = new Map(
  [...list.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[\w-]+\.mjs)'/g)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  ),
)

function importOf(specifier: string): string {
  const [name = '', own = name] = specifier.trim().split(/\s+as\s+/)
  const file = files.get(name)
  if (!file) throw new RangeError(`Lucide has no icon '${name}'`)
  return `import ${own} from 'lucide-react/dist/esm/${file}'`
}

/**
 * Draws Lucide's icons with a component of our own, and imports each by itself: Lucide's, made for every framework at once, would be 2 KB of
 * every page's first view and lend each icon three class names, and its list of all icons ties together files that share nothing else.
 */
export function leanIcons(): Plugin {
  return {
    name: 'mango-road:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: () => createIcon,
    },
    transform: {
      filter: { id: /\/web\/.+\.tsx?$/, code: /from 'lucide-react'/ },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
          names
            .split(',')
            .filter((name) => name.trim() !== '' && !/^\s*type\s/.test(name))
            .map(importOf)
            .join('\n'),
        ),
    },
  }
}
