import { anyArticlesPath } from '../../domain/articles/paths'
import { thingsPath } from '../../domain/entries/paths'
import type { SavedItem } from '../../domain/saved/saved-items'
import { parseSavedLink } from '../../domain/saved/saved-link'
import { useLocale } from '../../lib/locale-context'
import { type Remote, useApi } from '../../lib/use-api'

export interface SharedItems extends Pick<Remote<unknown>, 'error' | 'retry'> {
  items: SavedItem[]
}

/**
 * The items of a shared link that exist; undefined without a link. With an `error` some are
 * missing.
 */
export function useSharedItems(link: string | null): SharedItems | undefined {
  const wanted = parseSavedLink(link)
  const things = useApi(thingsPath(useLocale()))
  const posts = useApi(wanted.some(({ kind }) => kind === 'article') ? anyArticlesPath : null)
  if (wanted.length === 0) return undefined
  const items = wanted.flatMap(({ kind, slug }): SavedItem[] => {
    const thing = things.data?.find(({ id }) => id === `${kind}:${slug}`)
    if (thing)
      return [{ kind, slug, titleVi: thing.titleVi, titleEn: thing.titleEn, picture: thing.image }]
    const post = kind === 'article' ? posts.data?.find((one) => one.slug === slug) : undefined
    return post
      ? [{ kind, slug, titleVi: post.titleVi, titleEn: post.titleEn, picture: post.coverImage }]
      : []
  })
  const failed = [things, posts].filter(({ error }) => error !== undefined)
  return {
    items,
    error: failed[0]?.error,
    retry: () => {
      for (const { retry } of failed) retry()
    },
  }
}
