import { createHash } from 'node:crypto'
import { locales } from '../../schema/locale'
import { paths } from '../../schema/paths'
import { matchPage } from '../../web/match-page'
import { sharePages } from '../share/share-pages'

const contents = import.meta.glob<{ content: unknown }>(
  ['../../web/content/*/*.ts', '!../../web/content/map/*', '!**/{types,slugs,offers,categories,with-*,*.summary,*.test}.ts'],
  { eager: true },
)
const textFiles = import.meta.glob<{ texts: object }>('../../web/i18n/{vi,en}/*.ts', { eager: true })

/**
 * What a page says, without what it shares with others: a page with an entry of its own is its first content module, as the words around
 * it are every such page's; any other is its content and its words.
 */
function contentOf(path: string): unknown[] {
  const { page, params } = matchPage(path)
  const names = page.content?.(params) ?? []
  const own = page.entries ? names.slice(0, 1) : names
  const words = page.entries ? [] : locales.flatMap((locale) => page.texts.map((name) => textFiles[`../../web/i18n/${locale}/${name}.ts`]))
  return [...own.map((name) => contents[`../../web/content/${name}.ts`]?.content), ...words.map((file) => file?.texts)]
}

/** A hash of the content of every page of the route table that search engines may list, by its screen path. Posts are not among them. */
export function pageHashes(): Record<string, string> {
  const listed = sharePages().filter(({ locale, path }) => locale === locales[0] && matchPage(path).page.path !== paths.article)
  return Object.fromEntries(
    listed.map(({ path }) => [
      path,
      createHash('sha256')
        .update(JSON.stringify(contentOf(path)))
        .digest('hex')
        .slice(0, 12),
    ]),
  )
}
