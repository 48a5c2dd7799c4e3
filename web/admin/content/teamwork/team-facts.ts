import type { Teamwork } from '../../../../schema/api/teamwork'

/** First comments of the threads that nobody has resolved. */
export const openThreads = ({ comments }: Teamwork) =>
  comments.filter((one) => one.parentId === null && one.resolvedAt === null)

type ReviewState = 'none' | 'asked' | 'approved' | 'outdated'

export function reviewStateOf({ review, version }: Teamwork): ReviewState {
  if (!review) return 'none'
  if (review.approvedVersion === null) return 'asked'
  return review.approvedVersion === version ? 'approved' : 'outdated'
}
