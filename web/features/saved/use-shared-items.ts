import type { PostSummary } from '../../../schema/api/posts'
import type { SearchDoc } from '../../content/search/types'
import { useContent } from '../../lib/content'
import type { SavedItem } from '../../lib/saved-items'
import { parseSavedLink } from '../../lib/saved-link'
import { useApi } from '../../lib/use-api'

/** The things that a shared link names, as far as they exist; undefined where the address shares nothing. */
export function useSharedItems(link: string | null): SavedItem[] | undefined {
  const docs = useContent<SearchDoc[]>('search/index') ?? []
  const wanted = parseSavedLink(link)
  const { data: posts } = useApi<PostSummary[]>(wanted.some(({ kind }) => kind === 'article') ? '/api/posts' : null)
  if (wanted.length === 0) return undefined
  return wanted.flatMap(({ kind, slug }): SavedItem[] => {
    const doc = docs.find(({ id }) => id === `${kind}:${slug}`)
    if (doc) return [{ kind, slug, titleVi: doc.titleVi, titleEn: doc.titleEn, picture: doc.image }]
    const post = kind === 'article' ? posts?.find((one) => one.slug === slug) : undefined
    return post ? [{ kind, slug, titleVi: post.titleVi, titleEn: post.titleEn, picture: post.coverImage }] : []
  })
}
