import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminProduct } from '../../../schema/api/admin-products'
import { ApiFailure, errorCodeOf } from '../../lib/api'
import { showToast } from '../../ui/toast-store'
import { readAdmin, writeAdmin } from '../kit/admin-api'
import { useErrorText } from '../kit/use-attempt'
import { type ProductValues, payloadOf, valuesFrom, valuesOf } from './product-values'

export interface ProductConflict {
  mine: ProductValues
  theirs: AdminProduct
}

export function useProductForm(stored: AdminProduct, onStored: (product: AdminProduct) => void) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  // Not `stored` itself: a background refetch must not change the form.
  const [base, setBase] = useState(stored)
  const [version, setVersion] = useState(0)
  const [isPending, setIsPending] = useState(false)
  const [errors, setErrors] = useState<ReadonlySet<string>>(new Set())
  const [conflict, setConflict] = useState<ProductConflict>()
  const path = `/api/admin/products/${stored.id}`

  function restart(product: AdminProduct) {
    setBase(product)
    setErrors(new Set())
    onStored(product)
  }

  async function fail(error: unknown, mine: ProductValues) {
    if (errorCodeOf(error) === 'CONFLICT')
      return setConflict({ mine, theirs: await readAdmin<AdminProduct>(path) })
    const issues = error instanceof ApiFailure ? (error.body?.issues ?? []) : []
    setErrors(
      new Set(issues.map((issue) => issue.path.replace(/^product\./, '').split('.')[0] ?? '')),
    )
    const reason = issues.length > 0 ? t('products.checkFields') : errorText(error)
    showToast({ title: t('products.saveFailed'), text: reason, destructive: true })
  }

  async function send(values: ProductValues, updatedAt: string) {
    setIsPending(true)
    try {
      const payload = { ...payloadOf(values, base.product.externalId), updatedAt }
      restart(await writeAdmin<AdminProduct>('PUT', path, payload))
      showToast({ title: t('products.saved'), text: t('products.savedText') })
    } catch (error) {
      await fail(error, values).catch((reason: unknown) =>
        showToast({ title: t('products.saveFailed'), text: errorText(reason), destructive: true }),
      )
    } finally {
      setIsPending(false)
    }
  }

  return {
    shown: valuesOf(base),
    /** The key of the form, which is made anew when its values are discarded. */
    version,
    isPending,
    errors,
    conflict,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isPending) void send(valuesFrom(new FormData(event.currentTarget)), base.updatedAt)
    },
    keepMine: () => conflict && void send(conflict.mine, conflict.theirs.updatedAt),
    takeTheirs: () => {
      if (!conflict) return
      restart(conflict.theirs)
      setVersion(version + 1)
    },
    closeConflict: () => setConflict(undefined),
  }
}
