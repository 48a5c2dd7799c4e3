import { readdirSync } from 'node:fs'

function keysOf(tree: object, prefix: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const own = `${prefix}.${key.replace(/_(one|other)$/, '')}`
    return typeof value === 'object' && value !== null ? keysOf(value, own) : own
  })
}

/** The dotted keys of every text of the site, as they would stand on a page whose text is missing. */
export async function readKnownKeys(): Promise<ReadonlySet<string>> {
  const folder = new URL('../../web/i18n/vi/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<{ texts: object }>))
  return new Set(modules.flatMap(({ texts }, index) => keysOf(texts, files[index]?.slice(0, -'.ts'.length) ?? '')))
}
