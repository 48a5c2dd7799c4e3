import { useTranslation } from 'react-i18next'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { useLocale } from '../../../lib/locale-context'
import { ConflictDialog } from '../../kit/conflict-dialog'
import { formatInstant } from '../../kit/format-instant'
import { Differences } from '../revisions/differences'
import { contentOf, type EntryContent, flatContent } from './editing-state'

interface EntryConflictProps {
  theirs: AdminEntry
  mine: EntryContent
  base: EntryContent | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function EntryConflict({ theirs, mine, base, ...choices }: EntryConflictProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const who = theirs.updatedBy || t('kit.nobody')
  const time = formatInstant(theirs.updatedAt, locale)
  return (
    <ConflictDialog text={t('kit.conflict.text', { who, time })} {...choices}>
      <p className="-mt-3 mb-4 text-muted">{t('kit.conflict.legend')}</p>
      <Differences
        from={flatContent(contentOf(theirs))}
        to={flatContent(mine)}
        base={base && flatContent(base)}
      />
    </ConflictDialog>
  )
}
