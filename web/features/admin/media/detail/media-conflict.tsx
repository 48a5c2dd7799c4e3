import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { MediaDetail, MediaDetails } from '../../../../../schema/api/admin-media'
import { buttonStyles } from '../../../../ui/button-styles'
import { DialogFrame } from '../../kit/dialog-frame'
import { percents } from './focal-point'
import { detailsOf, differingDetails } from './media-details'

interface MediaConflictProps {
  conflict: { mine: MediaDetails; theirs: MediaDetail }
  keepMine: () => void
  takeTheirs: () => void
  closeConflict: () => void
}

type ShownName = Exclude<keyof MediaDetails, 'focalX' | 'focalY'> | 'focal'

/** The choice between what somebody else has saved and what was typed here. */
export function MediaConflict({ conflict: { mine, theirs }, keepMine, takeTheirs, closeConflict }: MediaConflictProps) {
  const { t } = useTranslation('admin')
  const names = differingDetails(mine, detailsOf(theirs)).map(
    (name): ShownName => (name === 'focalX' || name === 'focalY' ? 'focal' : name),
  )
  return (
    <DialogFrame title={t('media.detail.conflictTitle')} size="medium" onClose={closeConflict}>
      {(close) => (
        <>
          <p className="text-muted">{t('media.detail.conflictText')}</p>
          <dl className="mt-4 grid gap-4">
            {[...new Set(names)].map((name) => (
              <div key={name}>
                <dt className="font-semibold">{t(`media.detail.fields.${name}`)}</dt>
                <dd className="mt-1 grid gap-2 sm:grid-cols-2">
                  <Version label={t('media.detail.mine')} value={shownValue(mine, name, t)} />
                  <Version label={t('media.detail.theirs')} value={shownValue(theirs, name, t)} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <button
              type="button"
              className={buttonStyles.secondary}
              onClick={() => {
                takeTheirs()
                close()
              }}
            >
              {t('media.detail.takeTheirs')}
            </button>
            <button
              type="button"
              className={buttonStyles.primary}
              onClick={() => {
                keepMine()
                close()
              }}
            >
              {t('media.detail.keepMine')}
            </button>
          </div>
        </>
      )}
    </DialogFrame>
  )
}

function shownValue(details: MediaDetails, name: ShownName, t: TFunction<'admin'>): string {
  if (name === 'focal') return t('media.detail.focal.value', { ...percents({ x: details.focalX, y: details.focalY }) })
  if (name === 'licence') return t(`media.licences.${details.licence}`)
  if (name === 'tags') return details.tags.join(', ')
  return details[name] ?? ''
}

function Version({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-control border border-line bg-paper px-3 py-2">
      <p className="text-sm text-muted">{label}</p>
      <p className="wrap-anywhere">{value || '–'}</p>
    </div>
  )
}
