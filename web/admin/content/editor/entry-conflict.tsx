import { useTranslation } from 'react-i18next'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { useLocale } from '../../../lib/locale-context'
import { useNames } from '../../kit/admin-api'
import { ConflictDialog } from '../../kit/conflict-dialog'
import { formatInstant } from '../../kit/format-instant'
import { Differences } from '../revisions/differences'
import { changeOf, contentOf, type EntryContent, flatContent } from './editing-state'

interface EntryConflictProps {
  /** As it was when the typing began. */
  before: AdminEntry
  theirs: AdminEntry
  mine: EntryContent
  base: EntryContent | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function EntryConflict({ before, theirs, mine, base, ...choices }: EntryConflictProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const who = useNames()(theirs.updatedBy) || t('kit.nobody')
  const time = formatInstant(theirs.updatedAt, locale)
  const happened = base ? changeOf(before, theirs) : 'saved'
  return (
    <ConflictDialog
      title={t(`kit.conflict.${happened}.title`)}
      text={t(`kit.conflict.${happened}.text`, { who, time })}
      {...choices}
    >
      <p className="-mt-3 mb-4 text-muted">{t('kit.conflict.legend')}</p>
      <Differences
        kind={theirs.kind}
        from={flatContent(contentOf(theirs))}
        to={flatContent(mine)}
        base={base && flatContent(base)}
      />
    </ConflictDialog>
  )
}
