import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetail, MediaDetails } from '../../../../schema/api/admin-media'
import { ApiFailure, errorCodeOf } from '../../../lib/api'
import { showToast } from '../../../ui/toast-store'
import { readAdmin, writeAdmin } from '../../kit/admin-api'
import { useErrorText } from '../../kit/use-attempt'
import { mediaApi } from '../media-api'
import { detailNames, detailsOf, differingDetails, rebased } from './media-details'

export type MediaErrors = ReadonlyMap<string, string>

export function useMediaForm(stored: MediaDetail, onStored: (item: MediaDetail) => void) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  // Not `stored` itself: a background refetch must not change the form.
  const [base, setBase] = useState(stored)
  const [values, setValues] = useState(() => detailsOf(stored))
  const [isPending, setIsPending] = useState(false)
  const [errors, setErrors] = useState<MediaErrors>(new Map())
  const [conflict, setConflict] = useState<MediaDetail>()
  const from = detailsOf(base)

  function rebase(next: MediaDetail) {
    setBase(next)
    setValues((mine) => rebased(mine, from, detailsOf(next)))
    onStored(next)
  }

  function showFailure(text: string) {
    showToast({ title: t('media.detail.saveFailed'), text, destructive: true })
  }

  async function fail(error: unknown) {
    if (errorCodeOf(error) === 'CONFLICT')
      return setConflict(await readAdmin<MediaDetail>(mediaApi.one(base.id)))
    const issues = error instanceof ApiFailure ? (error.body?.issues ?? []) : []
    const known = issues
      .map(({ path, message }) => [path.split('.')[0] ?? '', message] as const)
      .filter(([path]) => isDetail(path))
    setErrors(new Map(known))
    showFailure(known.length > 0 ? t('media.detail.checkFields') : errorText(error))
  }

  async function send(details: MediaDetails, updatedAt: string) {
    if (isPending) return
    setIsPending(true)
    setErrors(new Map())
    try {
      const next = await writeAdmin<MediaDetail>('PUT', mediaApi.one(base.id), {
        ...details,
        updatedAt,
      })
      setBase(next)
      // What was typed during the request stays.
      setValues((mine) => rebased(mine, details, detailsOf(next)))
      onStored(next)
      showToast({ title: t('media.detail.saved') })
    } catch (error) {
      await fail(error).catch((reason: unknown) => showFailure(errorText(reason)))
    } finally {
      setIsPending(false)
    }
  }

  return {
    item: base,
    values,
    errors,
    isPending,
    isDirty: differingDetails(values, from).length > 0,
    change: (next: Partial<MediaDetails>) => setValues((mine) => ({ ...mine, ...next })),
    save: () => void send(values, base.updatedAt),
    rebase,
    conflict: conflict && { theirs: conflict, mine: rebased(values, from, detailsOf(conflict)) },
    keepMine: () => {
      if (!conflict) return
      rebase(conflict)
      void send(rebased(values, from, detailsOf(conflict)), conflict.updatedAt)
    },
    takeTheirs: () => {
      if (!conflict) return
      setBase(conflict)
      setValues(detailsOf(conflict))
      onStored(conflict)
    },
    closeConflict: () => setConflict(undefined),
  }
}

const isDetail = (path: string) => detailNames.some((name) => name === path)
