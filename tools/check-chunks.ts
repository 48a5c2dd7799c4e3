import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { entryModule, filesOf } from '../worker/documents/manifest-files'

/**
 * `npm run check:chunks`: walks what each public page of the build in `dist/` loads before its
 * first view, prints files and bytes, and exits with 1 where that has a module which no page needs
 * then. `vite build` has written the modules of each file.
 */
const unneeded =
  /^(schema\/(search|seed|api|tables)\/|schema\/drawings\.ts|web\/admin\/|node_modules\/(zod|minisearch|yjs|@tiptap|prosemirror-[\w-]+)\/)/
const publicScreen = /^web\/(features|shell)\/[\w/-]+-screen\.tsx$/
/** Fewer would mean that the screens have moved, and that nothing is walked. */
const leastScreens = 30

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
const manifest = read<Manifest>('dist/client/.vite/manifest.json')
const modules = read<Record<string, string[]>>('dist/chunk-modules.json')
const bytesOf = (script: string) => gzipSync(readFileSync(`dist/client${script}`)).length

const screens = Object.keys(manifest).filter((key) => publicScreen.test(key))
const findings = screens.flatMap((screen) => {
  const scripts = [
    ...new Set([entryModule, screen].flatMap((module) => filesOf(manifest, module).scripts)),
  ]
  const kilobytes = scripts.reduce((sum, script) => sum + bytesOf(script), 0) / 1000
  process.stdout.write(
    `${kilobytes.toFixed(1).padStart(6)} KB in ${String(scripts.length).padStart(2)} files  ${screen}\n`,
  )
  return scripts.flatMap((script) => {
    const wrong = (
      modules[script.slice(1)] ?? [`${script} itself, of which no modules are known`]
    ).filter((id) => unneeded.test(id))
    return wrong.map((id) => `${screen} loads ${id} in ${script}`)
  })
})
if (screens.length < leastScreens) findings.push(`only ${screens.length} public screens were found`)
for (const finding of findings) process.stderr.write(`${finding}\n`)
process.exitCode = findings.length > 0 ? 1 : 0
