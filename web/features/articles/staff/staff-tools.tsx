import type { AdminMe } from '../../../../schema/api/admins'
import type { PostSummary } from '../../../../schema/api/posts'
import { lazyInLocale } from '../../../lib/lazy-in-locale'
import { useLocale } from '../../../lib/locale-context'
import { useApi } from '../../../lib/use-api'
import { PostTools } from './post-tools'

/** The buttons with their texts, which visitors never load. */
const tools = lazyInLocale('article-edit', async () => PostTools)

/** Edit and delete, for who is logged in: any answer but OK means that nobody is. Asked once, without a retry. */
export function StaffTools({ post }: { post: PostSummary }) {
  const { data: me } = useApi<AdminMe>('/api/admin/me')
  const Tools = tools[useLocale()]
  return me ? <Tools post={post} /> : null
}
