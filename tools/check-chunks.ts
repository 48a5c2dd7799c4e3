import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { entryModule, filesOf } from '../worker/documents/manifest-files'

/**
 * `npm run check:chunks`: walks what each public page and each view of the admin of the build in
 * `dist/` loads before its first view, texts apart, and prints files and bytes. Exits with 1 where
 * a public page has a module which no page needs then, or a view of the admin is too large.
 * `vite build` has written the modules of each file.
 */
const unneeded =
  /^(schema\/(search|seed|api|tables)\/|schema\/drawings\.ts|web\/admin\/|node_modules\/(zod|minisearch|yjs|@tiptap|prosemirror-[\w-]+)\/)/
const publicScreen = /^web\/(features|shell)\/[\w/-]+-screen\.tsx$/
const adminView = /^web\/admin\/[\w/-]+-(view|screen)\.tsx$/
const adminScreen = 'web/admin/admin-screen.tsx'
/** In KB; the form of an entry or a product needs the schema that it is made from. */
const adminBudget = { view: 207, form: 252 }
const formView = /\/(entry-editor|site-settings|letter|product)-view\.tsx$/
/** Fewer would mean that the screens have moved, and that nothing is walked. */
const leastScreens = { public: 30, admin: 20 }

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
const manifest = read<Manifest>('dist/client/.vite/manifest.json')
const modules = read<Record<string, string[]>>('dist/chunk-modules.json')
const bytesOf = (script: string) => gzipSync(readFileSync(`dist/client${script}`)).length

/** Prints what modules load together, under the name of the last. */
function walk(sources: readonly string[]): { scripts: string[]; kilobytes: number } {
  const scripts = [...new Set(sources.flatMap((module) => filesOf(manifest, module).scripts))]
  const kilobytes = scripts.reduce((sum, script) => sum + bytesOf(script), 0) / 1000
  process.stdout.write(
    `${kilobytes.toFixed(1).padStart(6)} KB in ${String(scripts.length).padStart(2)} files  ${sources.at(-1)}\n`,
  )
  return { scripts, kilobytes }
}

const screens = Object.keys(manifest).filter((key) => publicScreen.test(key))
const findings = screens.flatMap((screen) =>
  walk([entryModule, screen]).scripts.flatMap((script) => {
    const wrong = (
      modules[script.slice(1)] ?? [`${script} itself, of which no modules are known`]
    ).filter((id) => unneeded.test(id))
    return wrong.map((id) => `${screen} loads ${id} in ${script}`)
  }),
)
if (screens.length < leastScreens.public)
  findings.push(`only ${screens.length} public screens were found`)

const views = Object.keys(manifest).filter((key) => adminView.test(key))
for (const view of views) {
  const frame = view.endsWith('-view.tsx') ? [adminScreen] : []
  const { kilobytes } = walk([entryModule, ...frame, view])
  const budget = adminBudget[formView.test(view) ? 'form' : 'view']
  if (kilobytes > budget)
    findings.push(`${view} loads ${kilobytes.toFixed(1)} KB, more than ${budget} KB`)
}
if (views.length < leastScreens.admin)
  findings.push(`only ${views.length} views of the admin were found`)

for (const finding of findings) process.stderr.write(`${finding}\n`)
process.exitCode = findings.length > 0 ? 1 : 0
