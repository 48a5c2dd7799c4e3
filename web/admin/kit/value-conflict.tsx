import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'
import { TextWithPictures } from './changed-text'
import { DialogFrame } from './dialog-frame'

/** A field in which two versions differ, as its readers know it. */
export interface DifferingValue {
  label: string
  mine: string
  theirs: string
}

interface ValueConflictProps {
  title: string
  values: readonly DifferingValue[]
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** The choice between what somebody else has saved and what was typed here, value by value. */
export function ValueConflict({
  title,
  values,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ValueConflictProps) {
  const { t } = useTranslation('admin')
  return (
    <DialogFrame title={title} size="medium" onClose={onClose}>
      {(close) => {
        const choose = (work: () => void) => () => {
          work()
          close()
        }
        return (
          <>
            <p className="text-muted">{t('frame.conflict.text')}</p>
            <dl className="mt-4 grid gap-4">
              {values.map(({ label, mine, theirs }) => (
                <div key={label}>
                  <dt className="font-semibold">{label}</dt>
                  <dd className="mt-1 grid gap-2 sm:grid-cols-2">
                    <Version label={t('frame.conflict.mine')} value={mine} />
                    <Version label={t('frame.conflict.theirs')} value={theirs} />
                  </dd>
                </div>
              ))}
            </dl>
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <button
                type="button"
                className={buttonStyles.secondary}
                onClick={choose(onTakeTheirs)}
              >
                {t('frame.conflict.takeTheirs')}
              </button>
              <button type="button" className={buttonStyles.primary} onClick={choose(onKeepMine)}>
                {t('frame.conflict.keepMine')}
              </button>
            </div>
          </>
        )
      }}
    </DialogFrame>
  )
}

function Version({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0 rounded-control border border-line bg-paper px-3 py-2">
      <p className="text-sm text-muted">{label}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">
        {value ? <TextWithPictures text={value} /> : '–'}
      </p>
    </div>
  )
}
