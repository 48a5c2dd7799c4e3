import { lazy, Suspense } from 'react'
import type { PostSummary } from '../../../schema/api/posts'
import { isStaffHere } from '../../lib/cookies'
import { useMounted } from '../../lib/use-mounted'

const StaffTools = lazy(async () => ({ default: (await import('./staff/post-tools')).StaffTools }))

/** Where the staff finds its buttons of a post. Without the cookie that the login leaves for scripts, nothing is loaded or asked. */
export function StaffSlot({ post }: { post: PostSummary }) {
  if (!useMounted() || !isStaffHere()) return null
  return (
    <Suspense>
      <StaffTools post={post} />
    </Suspense>
  )
}
