import { lazy, Suspense } from 'react'
import type { PostSummary } from '../../../schema/api/posts'
import { useMounted } from '../../lib/browser-value'
import { hasAdminCookie } from '../../lib/cookies'

const AdminTools = lazy(async () => ({
  default: (await import('./admin-tools/post-tools')).AdminTools,
}))

/** An admin's buttons of a post; for visitors nothing is loaded or requested. */
export function AdminSlot({ post }: { post: PostSummary }) {
  if (!useMounted() || !hasAdminCookie()) return null
  return (
    <Suspense>
      <AdminTools post={post} />
    </Suspense>
  )
}
