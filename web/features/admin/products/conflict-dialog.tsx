import { useTranslation } from '../../../i18n/use-translation'
import { useModal } from '../../../lib/use-modal'
import { buttonStyles } from '../../../ui/button-styles'
import { differingFields, valuesOf } from './product-values'
import type { ProductConflict } from './use-product-form'

interface ConflictDialogProps {
  conflict: ProductConflict
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Shows both versions of what differs; nothing is lost before somebody chooses. Escape goes back to the form. */
export function ConflictDialog({ conflict: { mine, theirs }, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const { t } = useTranslation()
  const { dialog, titleId, close } = useModal()
  const other = valuesOf(theirs)

  function choose(action: () => void) {
    action()
    close()
  }

  return (
    <dialog
      {...dialog}
      onClose={onClose}
      className="m-auto max-h-[85dvh] w-[min(44rem,calc(100vw-1.5rem))] overflow-y-auto rounded-card border border-line bg-card p-5 text-ink raised backdrop:bg-night/50 sm:p-6"
    >
      <h2 id={titleId} className="text-heading">
        {t('admin.products.conflictTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('admin.products.conflictText')}</p>
      <dl className="mt-4 grid gap-4">
        {differingFields(mine, other).map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(`admin.products.fields.${name}`)}</dt>
            <dd className="mt-1 grid gap-2 sm:grid-cols-2">
              <Version label={t('admin.products.mine')} value={mine[name]} />
              <Version label={t('admin.products.theirs')} value={other[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={() => choose(onTakeTheirs)}>
          {t('admin.products.takeTheirs')}
        </button>
        <button type="button" className={buttonStyles.primary} onClick={() => choose(onKeepMine)}>
          {t('admin.products.keepMine')}
        </button>
      </div>
    </dialog>
  )
}

function Version({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-control border border-line bg-paper px-3 py-2">
      <p className="text-sm text-muted">{label}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">{value || '–'}</p>
    </div>
  )
}
