import { useTranslation } from 'react-i18next'
import type { AdminProduct } from '../../../schema/api/admin-products'
import { buttonStyles } from '../../ui/button-styles'
import { ConflictDialog } from './conflict-dialog'
import { CheckBox, ChoiceField, DayField, ProductField } from './product-fields'
import { ProductPicture } from './product-picture'
import { useProductForm } from './use-product-form'

interface ProductFormProps {
  stored: AdminProduct
  onStored: (product: AdminProduct) => void
}

const group = 'grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2'
const legend = 'float-start w-full text-base font-semibold sm:col-span-2'

export function ProductForm({ stored, onStored }: ProductFormProps) {
  const { t } = useTranslation('admin')
  const {
    shown,
    version,
    isPending,
    errors,
    submit,
    conflict,
    keepMine,
    takeTheirs,
    closeConflict,
  } = useProductForm(stored, onStored)
  const field = { values: shown, errors }
  return (
    <>
      <form key={version} noValidate onSubmit={submit} className="grid min-w-0 gap-4">
        <fieldset className={group}>
          <legend className={legend}>{t('products.groups.vi')}</legend>
          <ProductField name="titleVi" maxLength={200} required {...field} />
          <ProductField name="tagsVi" maxLength={800} {...field} />
          <ProductField name="descriptionVi" maxLength={1000} rows={3} required {...field} />
        </fieldset>
        <fieldset className={group}>
          <legend className={legend}>{t('products.groups.en')}</legend>
          <ProductField name="title" maxLength={200} required {...field} />
          <ProductField name="tags" maxLength={800} {...field} />
          <ProductField name="description" maxLength={1000} rows={3} required {...field} />
        </fieldset>
        <fieldset className={group}>
          <legend className={legend}>{t('products.groups.offer')}</legend>
          <ChoiceField name="merchant" {...field} />
          <ChoiceField name="category" {...field} />
          <ProductField name="price" maxLength={20} {...field} />
          <ProductField name="country" maxLength={2} {...field} />
          <ProductField name="destinationUrl" maxLength={2000} required {...field} />
          <ProductField name="affiliateUrl" maxLength={2000} {...field} />
          <ProductPicture initial={shown.imageUrl} isWrong={errors.has('imageUrl')} />
          <CheckBox name="inStock" values={shown} />
        </fieldset>
        <fieldset className={group}>
          <legend className={legend}>{t('products.groups.days')}</legend>
          <p className="text-sm text-muted sm:col-span-2">{t('products.daysNote')}</p>
          <DayField name="linkFrom" {...field} />
          <DayField name="linkTo" {...field} />
          <DayField name="priceSeenOn" {...field} />
          <ProductField name="earlierPrice" maxLength={20} {...field} />
          <DayField name="earlierFrom" {...field} />
          <DayField name="earlierTo" {...field} />
        </fieldset>
        <fieldset className={group}>
          <legend className={legend}>{t('products.groups.marks')}</legend>
          <ProductField name="rating" maxLength={10} {...field} />
          <ProductField name="reviewCount" maxLength={10} {...field} />
          <ProductField name="discountPercent" maxLength={10} {...field} />
          <ProductField name="viralScore" maxLength={10} {...field} />
          <CheckBox name="isHot" values={shown} />
          <CheckBox name="isNew" values={shown} />
          <CheckBox name="isBestSeller" values={shown} />
        </fieldset>
        <div className="rounded-card border border-line bg-card p-4">
          <CheckBox name="listed" values={shown} />
          <p className="text-sm text-muted">{t('products.withdrawnNote')}</p>
        </div>
        <div>
          <button type="submit" disabled={isPending} className={buttonStyles.primary}>
            {isPending ? t('products.saving') : t('products.save')}
          </button>
        </div>
      </form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
          onClose={closeConflict}
        />
      )}
    </>
  )
}
