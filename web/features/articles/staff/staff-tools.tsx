import type { PostSummary } from '../../../../schema/api/posts'
import { useLateTexts } from '../../../i18n/use-late-texts'
import { useApi } from '../../../lib/use-api'
import { PostTools } from './post-tools'

/** Edit and delete, for who is logged in: any response but OK means that nobody is. Asked once, without a retry. */
export function StaffTools({ post }: { post: PostSummary }) {
  const { data: me } = useApi('/api/admin/me')
  const { isLoaded } = useLateTexts('article-edit', me !== undefined)
  return me && isLoaded ? <PostTools post={post} /> : null
}
