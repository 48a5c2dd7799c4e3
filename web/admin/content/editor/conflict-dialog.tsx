import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { ConflictFrame } from '../../kit/drafts/conflict-frame'
import { Differences } from '../revisions/differences'
import { contentOf, type EntryContent, flatContent } from './editing-state'

interface ConflictDialogProps {
  theirs: AdminEntry
  mine: EntryContent
  base: EntryContent | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function ConflictDialog({ theirs, mine, base, ...choices }: ConflictDialogProps) {
  return (
    <ConflictFrame who={theirs.updatedBy} savedAt={theirs.updatedAt} {...choices}>
      <Differences
        from={flatContent(contentOf(theirs))}
        to={flatContent(mine)}
        base={base && flatContent(base)}
      />
    </ConflictFrame>
  )
}
