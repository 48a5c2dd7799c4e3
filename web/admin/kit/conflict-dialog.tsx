import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'
import { TextWithPictures } from './changed-text'
import { DialogFrame } from './dialog-frame'

interface ConflictDialogProps {
  title: string
  text: string
  /** Without it one goes on writing. */
  keepLabel?: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
  children: ReactNode
}

export function ConflictDialog({
  title,
  text,
  keepLabel,
  onKeepMine,
  onTakeTheirs,
  onClose,
  children,
}: ConflictDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <DialogFrame title={title} size="large" onClose={onClose}>
      <p className="mb-4">{text}</p>
      {children}
      <div
        className={
          'sticky -bottom-5 -mx-5 mt-5 -mb-5 flex flex-wrap justify-end gap-2 border-t ' +
          'border-line bg-card px-5 py-3 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6'
        }
      >
        <button type="button" className={buttonStyles.secondary} onClick={onTakeTheirs}>
          {t('kit.conflict.takeTheirs')}
        </button>
        <button type="button" className={buttonStyles.primary} onClick={onKeepMine}>
          {keepLabel ?? t('kit.conflict.keepMine')}
        </button>
      </div>
    </DialogFrame>
  )
}

interface ValueConflictProps
  extends Pick<ConflictDialogProps, 'onKeepMine' | 'onTakeTheirs' | 'onClose'> {
  title: string
  values: readonly { label: string; mine: string; theirs: string }[]
}

export function ValueConflict({ values, ...dialog }: ValueConflictProps) {
  const { t } = useTranslation('admin')
  return (
    <ConflictDialog
      text={t('kit.conflict.choose')}
      keepLabel={t('kit.conflict.saveMine')}
      {...dialog}
    >
      <dl className="grid gap-4">
        {values.map(({ label, mine, theirs }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 grid gap-2 sm:grid-cols-2">
              <Version label={t('kit.conflict.mine')} value={mine} />
              <Version label={t('kit.conflict.theirs')} value={theirs} />
            </dd>
          </div>
        ))}
      </dl>
    </ConflictDialog>
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
