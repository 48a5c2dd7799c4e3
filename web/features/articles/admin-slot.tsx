import { lazy, Suspense } from 'react'
import type { PostSummary } from '../../../schema/api/posts'
import { hasAdminCookie } from '../../lib/cookies'
import { useMounted } from '../../lib/use-mounted'

const AdminTools = lazy(async () => ({
  default: (await import('./admin-tools/post-tools')).AdminTools,
}))

export function AdminSlot({ post }: { post: PostSummary }) {
  if (!useMounted() || !hasAdminCookie()) return null
  return (
    <Suspense>
      <AdminTools post={post} />
    </Suspense>
  )
}
