import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { isLocale, type Locale, locales, otherLocale } from '../../schema/locale'

const suffixes: Record<Locale, string> = { vi: 'Vi', en: 'En' }
/** Names and titles stay in both languages: saved items, partners' searches and aliases need them. */
const keptFields = /^(name|title)(Vi|En)$/

/** A value without the texts of the other language, where it has them in this one. */
export function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale))
  if (typeof value !== 'object' || value === null) return value
  const other = suffixes[otherLocale(locale)]
  const isSpare = (key: string) => key.endsWith(other) && !keptFields.test(key) && key.slice(0, -2) + suffixes[locale] in value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isSpare(key))
      .map(([key, child]) => [key, inLocale(child, locale)]),
  )
}

const folder = 'web/content'
/** Modules of these names only serve others. */
const helpers = /^(types|slugs|offers|categories|with-.*|.*\.summary|.*\.test)$/

/** The names of all content modules, such as `guides/day-07`. */
function contentNames(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const names = files.flatMap((file) => /^([\w-]+\/[\w.-]+)\.ts$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [])
  return names.filter((name) => !name.startsWith('map/') && !helpers.test(name.split('/')[1] ?? ''))
}

/** Changes whenever any content does: its files live below `/assets/content/<version>/` and never expire. */
export const contentVersion = createHash('sha256')
  .update(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  )
  .digest('hex')
  .slice(0, 8)

async function readContent(name: string): Promise<{ content: unknown; dependencies: string[] }> {
  const { module, dependencies } = await runnerImport<{ content: unknown }>(join(process.cwd(), folder, `${name}.ts`))
  return { content: module.content, dependencies }
}

/** Keeps a text where a module of the Worker can import it as one. Answers the file's absolute path. */
function writeText(name: string, locale: Locale, text: string): string {
  const file = join(process.cwd(), 'dist/content', locale, `${name.replace('/', '--')}.txt`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

/**
 * Content as plain data of one language: a page downloads neither the other language nor anything that a module merely imports. A
 * module's `content` must be JSON data. The Worker imports `content/<noun>/<name>.ts?vi`; the browser fetches
 * `/assets/content/<version>/vi/<noun>/<name>.json`, so that the scripts need no list of them. In the built Worker each is a text: workerd
 * compiles every script of a Worker when it starts, used or not, and the content is half of all.
 */
export function contentByLocale(): Plugin {
  let isBuild = false
  return {
    name: 'mango-road:content-by-locale',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async load(id) {
      const [file = '', locale] = id.split('?')
      const name = /\/web\/content\/(.+)\.ts$/.exec(file)?.[1]
      if (!isLocale(locale) || !name) return
      const { content, dependencies } = await readContent(name)
      for (const dependency of dependencies) this.addWatchFile(dependency)
      const text = JSON.stringify(inLocale(content, locale))
      if (!isBuild || this.environment.name === 'client') return `export const content = JSON.parse(${JSON.stringify(text)})`
      return `import text from ${JSON.stringify(writeText(name, locale, text))}\nexport const content = JSON.parse(text)`
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, locale, name] = /^\/assets\/content\/[^/]+\/(\w+)\/(.+)\.json$/.exec(request.url ?? '') ?? []
        if (!isLocale(locale) || !name || !contentNames().includes(name)) return next()
        const { content } = await readContent(name)
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(inLocale(content, locale)))
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of contentNames()) {
        const { content } = await readContent(name)
        for (const locale of locales) {
          const fileName = `assets/content/${contentVersion}/${locale}/${name}.json`
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(inLocale(content, locale)) })
        }
      }
    },
  }
}
