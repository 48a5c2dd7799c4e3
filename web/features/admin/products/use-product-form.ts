import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminProduct } from '../../../../schema/api/admin-products'
import { ApiFailure } from '../../../lib/api'
import { errorCodeOf } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { readAdmin, writeAdmin } from '../kit/admin-api'
import { type ProductValues, payloadOf, valuesFrom, valuesOf } from './product-values'

/** Two versions of a product of which somebody has to choose one. */
export interface ProductConflict {
  mine: ProductValues
  theirs: AdminProduct
}

/** The form's state: what it shows, what the server refused, and a version that somebody else stored meanwhile. */
export function useProductForm(stored: AdminProduct, onStored: (product: AdminProduct) => void) {
  const { t } = useTranslation(['admin', 'shell'])
  // What the form started from: reading the product again in the background must not change what somebody is typing.
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
    const code = errorCodeOf(error)
    if (code === 'CONFLICT') return setConflict({ mine, theirs: await readAdmin<AdminProduct>(path) })
    const issues = error instanceof ApiFailure ? (error.body?.issues ?? []) : []
    setErrors(new Set(issues.map((issue) => issue.path.replace(/^product\./, '').split('.')[0] ?? '')))
    const reason = issues.length > 0 ? t('products.checkFields') : t(`shell:errors.${code ?? 'OFFLINE'}`)
    showToast({ title: t('products.saveFailed'), text: reason, destructive: true })
  }

  async function send(values: ProductValues, updatedAt: string) {
    setIsPending(true)
    try {
      const payload = { ...payloadOf(values, base.product.externalId), updatedAt }
      restart(await writeAdmin<AdminProduct>('PUT', path, payload))
      showToast({ title: t('products.saved'), text: t('products.savedText') })
    } catch (error) {
      await fail(error, values).catch(() =>
        showToast({ title: t('products.saveFailed'), text: t('shell:errors.OFFLINE'), destructive: true }),
      )
    } finally {
      setIsPending(false)
    }
  }

  return {
    shown: valuesOf(base),
    /** Changes when what was typed is given up, so that the form starts anew. */
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
