import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'
import { entryModule, filesOf, type ModuleFiles } from './manifest-files'

// The client is built before the Worker (vite.config.ts), so its manifest can be imported.
const manifests = import.meta.glob<Manifest>('../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
})
const sheets = import.meta.glob<string>('../../dist/client/assets/styles-*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})

interface ClientBuild {
  entry: string
  start: ModuleFiles
  filesOf: (source: string) => ModuleFiles
  fonts: string[]
  style: string
}

function readBuild(manifest: Manifest): ClientBuild {
  const { scripts, styles } = filesOf(manifest, entryModule)
  const [entry] = scripts
  if (!entry) throw new Error('the client has not been built')
  return {
    entry,
    start: { scripts, styles: [] },
    filesOf(source) {
      const files = filesOf(manifest, source)
      return {
        scripts: files.scripts.filter((file) => !scripts.includes(file)),
        styles: files.styles.filter((file) => !styles.includes(file)),
      }
    },
    fonts: Object.values(manifest).flatMap(({ file }) =>
      file.endsWith('.woff2') ? [`/${file}`] : [],
    ),
    style: Object.values(sheets).join('\n').trim(),
  }
}

/** Development and tests: Vite serves the sources, and a previous build in `dist/` is ignored. */
const unbuilt: ClientBuild = {
  entry: `/${entryModule}`,
  start: { scripts: [], styles: ['/web/styles/styles.css'] },
  filesOf: () => ({ scripts: [], styles: [] }),
  fonts: [],
  style: '',
}

export const clientBuild = import.meta.env.PROD
  ? readBuild(Object.values(manifests)[0] ?? {})
  : unbuilt

/** The CSP source of the inlined style sheet, or empty. */
export const styleHash =
  clientBuild.style && `'sha256-${createHash('sha256').update(clientBuild.style).digest('base64')}'`
