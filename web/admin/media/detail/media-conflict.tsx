import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { MediaDetail, MediaDetails } from '../../../../schema/api/admin-media'
import { ValueConflict } from '../../kit/conflict-dialog'
import { percents } from './focal-field'
import { detailsOf, differingDetails } from './media-details'

interface MediaConflictProps {
  conflict: { mine: MediaDetails; theirs: MediaDetail }
  keepMine: () => void
  takeTheirs: () => void
  closeConflict: () => void
}

type ShownName = Exclude<keyof MediaDetails, 'focalX' | 'focalY'> | 'focal'

export function MediaConflict({
  conflict: { mine, theirs },
  keepMine,
  takeTheirs,
  closeConflict,
}: MediaConflictProps) {
  const { t } = useTranslation('admin')
  const names = differingDetails(mine, detailsOf(theirs)).map(
    (name): ShownName => (name === 'focalX' || name === 'focalY' ? 'focal' : name),
  )
  const values = [...new Set(names)].map((name) => ({
    label: t(`media.detail.fields.${name}`),
    mine: shownValue(mine, name, t),
    theirs: shownValue(theirs, name, t),
  }))
  return (
    <ValueConflict
      title={t('media.detail.conflictTitle')}
      values={values}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onClose={closeConflict}
    />
  )
}

function shownValue(details: MediaDetails, name: ShownName, t: TFunction<'admin'>): string {
  if (name === 'focal')
    return t('media.detail.focal.value', { ...percents({ x: details.focalX, y: details.focalY }) })
  if (name === 'licence') return t(`media.licences.${details.licence}`)
  if (name === 'tags') return details.tags.join(', ')
  return details[name] ?? ''
}
