import { useTranslation } from 'react-i18next'
import { ValueConflict } from '../kit/value-conflict'
import { differingFields, isFlag, valuesOf } from './product-values'
import type { ProductConflict } from './use-product-form'

interface ConflictDialogProps {
  conflict: ProductConflict
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function ConflictDialog({ conflict: { mine, theirs }, ...choices }: ConflictDialogProps) {
  const { t } = useTranslation('admin')
  const other = valuesOf(theirs)
  const values = differingFields(mine, other).map((name) => {
    const shown = (value: string) =>
      isFlag(name) ? t(value ? 'kit.compare.yes' : 'kit.compare.no') : value
    return {
      label: t(`products.fields.${name}`),
      mine: shown(mine[name]),
      theirs: shown(other[name]),
    }
  })
  return <ValueConflict title={t('products.conflictTitle')} values={values} {...choices} />
}
