import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { DialogFrame } from '../kit/dialog-frame'
import { differingFields, valuesOf } from './product-values'
import type { ProductConflict } from './use-product-form'

interface ConflictDialogProps {
  conflict: ProductConflict
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function ConflictDialog({ conflict: { mine, theirs }, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('admin')
  const other = valuesOf(theirs)
  return (
    <DialogFrame title={t('products.conflictTitle')} size="medium" onClose={onClose}>
      {(close) => (
        <>
          <p className="text-muted">{t('products.conflictText')}</p>
          <dl className="mt-4 grid gap-4">
            {differingFields(mine, other).map((name) => (
              <div key={name}>
                <dt className="font-semibold">{t(`products.fields.${name}`)}</dt>
                <dd className="mt-1 grid gap-2 sm:grid-cols-2">
                  <Version label={t('products.mine')} value={mine[name]} />
                  <Version label={t('products.theirs')} value={other[name]} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <button
              type="button"
              className={buttonStyles.secondary}
              onClick={() => {
                onTakeTheirs()
                close()
              }}
            >
              {t('products.takeTheirs')}
            </button>
            <button
              type="button"
              className={buttonStyles.primary}
              onClick={() => {
                onKeepMine()
                close()
              }}
            >
              {t('products.keepMine')}
            </button>
          </div>
        </>
      )}
    </DialogFrame>
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
