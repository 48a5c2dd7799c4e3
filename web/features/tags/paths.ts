import type { TagPage } from '../../../schema/api/tags'
import type { Locale } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { patternField, readListState } from '../../lib/list-state'
import type { Params } from '../../lib/page'

export const tagFields = { page: patternField(/^(?:[1-9]\d?|[1-4]\d\d|500)$/, '1') }

export function tagApiPath(
  tag: string,
  query: URLSearchParams,
  locale: Locale,
): `/api/tags/${string}?${string}` {
  const { page } = readListState(tagFields, query)
  return `/api/tags/${encodeURIComponent(tag)}?${new URLSearchParams({ locale, ...(page !== '1' && { page }) })}`
}

/** The canonical address of a tag has its slug. */
export function currentTagPath({ tag }: Params, data: unknown): string | undefined {
  const found = data as TagPage | undefined
  return found && found.slug !== tag ? fillPath(paths.tag, { tag: found.slug }) : undefined
}
