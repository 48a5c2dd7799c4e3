import type { Teamwork } from '../../../../schema/api/teamwork'

/** First comments of the threads that nobody has resolved. */
export const openThreads = ({ comments }: Teamwork) =>
  comments.filter((one) => one.parentId === null && one.resolvedAt === null)

/** Whether somebody may approve: not whoever made the last change, nor an editor an owner's matter. */
export const canApprove = (teamwork: Teamwork, username: string | undefined) =>
  username !== teamwork.author && teamwork.needsApprovalOf !== 'owner'

/** Whether others have asked for a review that somebody may give. */
export const isAskedOf = (teamwork: Teamwork, username: string | undefined) =>
  reviewStateOf(teamwork) === 'asked' &&
  canApprove(teamwork, username) &&
  teamwork.review?.requestedBy !== username

type ReviewState = 'none' | 'asked' | 'approved' | 'outdated'

export function reviewStateOf({ review, version }: Teamwork): ReviewState {
  if (!review) return 'none'
  if (review.approvedVersion === null) return 'asked'
  return review.approvedVersion === version ? 'approved' : 'outdated'
}
