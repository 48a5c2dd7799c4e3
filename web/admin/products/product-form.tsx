import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminProduct, ProductFields } from '../../../schema/api/admin-products'
import { productImportRow } from '../../../schema/api/product-import'
import { productCategories } from '../../../schema/shop'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { fieldOf } from '../content/form/form-schema'
import { Control } from '../content/form/input-view'
import { CheckInput } from '../content/form/inputs/choice-input'
import { lazyPart } from '../kit/lazy-part'
import { PriceInVnd } from './price-in-vnd'
import { productErrorText } from './product-errors'
import { useMerchantNames } from './use-merchant-names'
import { type ProductValues, useProductForm } from './use-product-form'

const ValueConflict = lazyPart(
  ['rich-text'],
  async () => (await import('../kit/conflict-dialog')).ValueConflict,
)

type FieldName = keyof ProductFields

const groups = {
  vi: ['titleVi', 'tagsVi', 'descriptionVi'],
  en: ['title', 'tags', 'description'],
  offer: [
    'merchant',
    'category',
    'price',
    'country',
    'destinationUrl',
    'affiliateUrl',
    'imageUrl',
    'inStock',
  ],
  days: ['linkFrom', 'linkTo', 'priceSeenOn', 'earlierPrice', 'earlierFrom', 'earlierTo'],
  marks: [
    'rating',
    'reviewCount',
    'discountPercent',
    'viralScore',
    'isHot',
    'isNew',
    'isBestSeller',
  ],
} as const satisfies Record<string, readonly FieldName[]>

const openGroups = ['vi', 'en', 'offer'] as const
const rareGroups = ['days', 'marks'] as const

export function ProductForm({
  stored,
  onStored,
}: {
  stored?: AdminProduct
  onStored: (product: AdminProduct) => void
}) {
  const { t } = useTranslation('admin')
  const form = useProductForm(stored, onStored)
  const { values, errors, change, isPending, conflict } = form
  const locale = useLocale()
  const merchantNames = useMerchantNames(String(values.merchant))
  const options = {
    merchant: [...merchantNames].map(([value, label]) => ({ value, label })),
    category: productCategories.map((value) => ({
      value,
      label: t(`products.categories.${value}`),
    })),
  }

  function errorText(name: FieldName): string | undefined {
    const message = errors.get(name)
    return message === undefined ? undefined : productErrorText(t, { name, message, locale })
  }

  function control(name: FieldName) {
    const field = fieldOf(name, productImportRow.shape[name])
    if (field.type !== 'input') return null
    const isWide = ['line', 'lines', 'paragraph', 'image'].includes(field.widget)
    return (
      <div key={name} className={isWide && name !== 'country' ? 'sm:col-span-2' : 'min-w-0'}>
        <Control
          field={field}
          input={{
            id: `product-${name}`,
            label: t(`products.fields.${name}`),
            ...(name === 'externalId' && {
              hint: t('products.codeHint'),
              placeholder: form.proposedCode,
            }),
            error: errorText(name),
            value: values[name],
            onChange: (value) => change(name, value),
          }}
          options={name === 'merchant' || name === 'category' ? options[name] : []}
          siblings={values}
          replacements={0}
        />
      </div>
    )
  }

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
        className="grid min-w-0 gap-4 lg:grid-cols-2"
      >
        {openGroups.map((name) => (
          <fieldset key={name} className={`${group} ${name === 'offer' ? 'lg:col-span-2' : ''}`}>
            <legend className="float-start w-full text-base font-semibold sm:col-span-2">
              {t(`products.groups.${name}`)}
            </legend>
            {name === 'offer' && (
              <>
                {!stored && control('externalId')}
                <PriceInVnd price={values.price} onChange={(price) => change('price', price)} />
              </>
            )}
            {groups[name].map(control)}
          </fieldset>
        ))}
        {rareGroups.map((name) => (
          <Rare
            key={name}
            title={t(`products.groups.${name}`)}
            isWrong={groups[name].some((field) => errors.has(field))}
          >
            {name === 'days' && (
              <p className="text-sm text-muted sm:col-span-2">{t('products.daysNote')}</p>
            )}
            {groups[name].map(control)}
          </Rare>
        ))}
        <div className="rounded-card border border-line bg-card p-4 lg:col-span-2">
          <CheckInput
            id="product-listed"
            label={t('products.fields.listed')}
            value={values.listed}
            onChange={(value) => change('listed', value)}
          />
          <p className="text-sm text-muted">{t('products.withdrawnNote')}</p>
        </div>
        <div>
          <button type="submit" disabled={isPending} className={buttonStyles.primary}>
            {isPending ? t('products.saving') : t('products.save')}
          </button>
        </div>
      </form>
      {conflict && (
        <PageSection>
          <ValueConflict
            title={t('products.conflictTitle')}
            values={conflict.differing.map((name) => ({
              label: t(`products.fields.${name}`),
              mine: shown(conflict.mine[name]),
              theirs: shown(conflict.theirs[name]),
            }))}
            onKeepMine={form.keepMine}
            onTakeTheirs={form.takeTheirs}
            onClose={form.closeConflict}
          />
        </PageSection>
      )}
    </>
  )

  function shown(value: ProductValues[keyof ProductValues]): string {
    if (typeof value === 'boolean') return t(value ? 'kit.compare.yes' : 'kit.compare.no')
    return Array.isArray(value) ? value.join(' | ') : String(value ?? '')
  }
}

interface RareProps {
  title: string
  /** Opens it, so that the marked fields are seen. */
  isWrong: boolean
  children: ReactNode
}

/** Folded: most products leave these as they are. */
function Rare({ title, isWrong, children }: RareProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="rounded-card border border-line bg-card lg:col-span-2"
    >
      <summary className="cursor-pointer p-4 font-semibold">{title}</summary>
      <div className="grid gap-4 px-4 pb-4 sm:grid-cols-2">{children}</div>
    </details>
  )
}

const group = 'grid content-start gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2'
