import { useSWRConfig } from 'swr'
import { articleListFields, articleListPaths } from '../../../domain/articles/paths'
import { useListState } from '../../../lib/list-state'
import { useLocale } from '../../../lib/locale-context'
import { usePageData } from '../../../lib/page-data'

const isPosts = (key: unknown): key is string =>
  typeof key === 'string' && key.startsWith('/api/posts')

/** Returns a function that reloads the posts of this page and drops all other cached ones. */
export function useRefreshPosts(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  const { data } = usePageData()
  const { state } = useListState(articleListFields)
  const shown = articleListPaths(state, useLocale())

  return async () => {
    const isElsewhere = (key: unknown) => isPosts(key) && !shown.some((path) => path === key)
    for (const key of Object.keys(data).filter(isElsewhere)) delete data[key]
    await mutate(isElsewhere, undefined, { revalidate: false })
    await Promise.all(shown.map((path) => mutate(path)))
  }
}
