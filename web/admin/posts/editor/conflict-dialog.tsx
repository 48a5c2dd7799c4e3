import type { AdminPost, PostContent } from '../../../../schema/api/admin-posts'
import { ConflictFrame } from '../../kit/drafts/conflict-frame'
import { Differences } from '../compare/differences'
import { contentOf } from '../content/post-fields'

interface ConflictDialogProps {
  theirs: AdminPost
  mine: PostContent
  base: PostContent | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function ConflictDialog({ theirs, mine, base, ...choices }: ConflictDialogProps) {
  return (
    <ConflictFrame who={theirs.updatedBy} savedAt={theirs.updatedAt} {...choices}>
      <Differences from={contentOf(theirs)} to={mine} base={base} />
    </ConflictFrame>
  )
}
