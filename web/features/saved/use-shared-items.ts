import type { SavedItem } from '../../domain/saved/saved-items'
import { parseSavedLink } from '../../domain/saved/saved-link'
import { useContent } from '../../lib/content'
import { type Remote, useApi } from '../../lib/use-api'

interface SharedItems extends Pick<Remote<unknown>, 'error' | 'retry'> {
  items: SavedItem[]
}

/** The existing things that a shared link names; undefined without one. With an `error` the articles are missing. */
export function useSharedItems(link: string | null): SharedItems | undefined {
  const things = useContent('search/titles') ?? []
  const wanted = parseSavedLink(link)
  const { data: posts, error, retry } = useApi(wanted.some(({ kind }) => kind === 'article') ? '/api/posts' : null)
  if (wanted.length === 0) return undefined
  const items = wanted.flatMap(({ kind, slug }): SavedItem[] => {
    const thing = things.find(({ id }) => id === `${kind}:${slug}`)
    if (thing) return [{ kind, slug, titleVi: thing.titleVi, titleEn: thing.titleEn, picture: thing.image }]
    const post = kind === 'article' ? posts?.find((one) => one.slug === slug) : undefined
    return post ? [{ kind, slug, titleVi: post.titleVi, titleEn: post.titleEn, picture: post.coverImage }] : []
  })
  return { items, error, retry }
}
