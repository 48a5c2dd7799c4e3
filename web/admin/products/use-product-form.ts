import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminProduct, ProductFields } from '../../../schema/api/admin-products'
import { isSame } from '../../../schema/content/pairs'
import { ApiFailure, errorCodeOf } from '../../lib/api'
import { showToast } from '../../ui/toast-store'
import { readAdmin, writeAdmin } from '../kit/admin-api'
import { useLeaveGuard } from '../kit/leave-guard'
import { makeSlug } from '../kit/make-slug'
import { useErrorText } from '../kit/use-attempt'

export type ProductValues = Record<keyof ProductFields | 'listed', unknown>

interface Conflict {
  mine: ProductValues
  theirs: ProductValues
  product: AdminProduct
  differing: (keyof ProductValues)[]
}

const blank: ProductValues = {
  // Until somebody writes one, it follows the name.
  externalId: null,
  merchant: '',
  category: '',
  title: '',
  titleVi: '',
  description: '',
  descriptionVi: '',
  price: null,
  country: '',
  rating: 0,
  reviewCount: 0,
  tags: [],
  tagsVi: [],
  isHot: false,
  isNew: false,
  isBestSeller: false,
  discountPercent: 0,
  viralScore: 0,
  inStock: true,
  imageUrl: '',
  destinationUrl: '',
  affiliateUrl: '',
  linkFrom: '',
  linkTo: '',
  priceSeenOn: '',
  earlierPrice: null,
  earlierFrom: '',
  earlierTo: '',
  listed: true,
}
const names = Object.keys(blank) as (keyof ProductValues)[]

/** Exported for its test. */
export const valuesOf = (stored: AdminProduct | undefined): ProductValues =>
  stored ? { ...stored.product, listed: stored.listed } : blank

/** The fields in which two forms differ; an empty field is nothing. Exported for its test. */
export function differingFields(mine: ProductValues, theirs: ProductValues) {
  return names.filter((name) => !isSame(mine[name] || null, theirs[name] || null))
}

const codeOf = ({ title, titleVi }: Pick<ProductValues, 'title' | 'titleVi'>) =>
  makeSlug(String(title || titleVi))

const path = '/api/admin/products'

export function useProductForm(
  stored: AdminProduct | undefined,
  onStored: (product: AdminProduct) => void,
) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  // Not `stored` itself: a background refetch must not change the form.
  const [base, setBase] = useState(stored)
  const [values, setValues] = useState(() => valuesOf(stored))
  const [isPending, setIsPending] = useState(false)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [conflict, setConflict] = useState<Conflict>()
  useLeaveGuard('changes', values !== blank && differingFields(values, valuesOf(base)).length > 0)

  function show(product: AdminProduct, shown: ProductValues) {
    setBase(product)
    setValues(shown)
    setErrors(new Map())
    setConflict(undefined)
  }

  function showFailure(text: string) {
    showToast({ title: t('products.saveFailed'), text, destructive: true })
  }

  async function fail(error: unknown, mine: ProductValues) {
    if (base && errorCodeOf(error) === 'CONFLICT') {
      const product = await readAdmin<AdminProduct>(`${path}/${base.id}`)
      const theirs = valuesOf(product)
      return setConflict({ mine, theirs, product, differing: differingFields(mine, theirs) })
    }
    const issues = error instanceof ApiFailure ? (error.body?.issues ?? []) : []
    setErrors(new Map(issues.map(({ path: at, message }) => [at.split('.')[1] ?? '', message])))
    showFailure(issues.length > 0 ? t('products.checkFields') : errorText(error))
  }

  async function send(sent: ProductValues, updatedAt: string | undefined) {
    const { listed, ...typed } = sent
    const product = { ...typed, externalId: typed.externalId || codeOf(typed) }
    setIsPending(true)
    try {
      const saved = base
        ? await writeAdmin<AdminProduct>('PUT', `${path}/${base.id}`, {
            product,
            listed,
            updatedAt,
          })
        : await writeAdmin<AdminProduct>('POST', path, { product, listed })
      show(saved, valuesOf(saved))
      onStored(saved)
      showToast({ title: t('products.saved'), text: t('products.savedText') })
    } catch (error) {
      await fail(error, sent).catch((reason: unknown) => showFailure(errorText(reason)))
    } finally {
      setIsPending(false)
    }
  }

  return {
    values: { ...values, externalId: values.externalId ?? codeOf(values) },
    /** What an emptied code becomes. */
    proposedCode: codeOf(values),
    change: (name: keyof ProductValues, value: unknown) =>
      setValues((current) => ({ ...current, [name]: value })),
    isPending,
    errors,
    conflict,
    submit: () => !isPending && void send(values, base?.updatedAt),
    keepMine: () => {
      if (!conflict) return
      setConflict(undefined)
      void send(conflict.mine, conflict.product.updatedAt)
    },
    takeTheirs: () => {
      if (!conflict) return
      show(conflict.product, conflict.theirs)
      onStored(conflict.product)
    },
    closeConflict: () => setConflict(undefined),
  }
}
