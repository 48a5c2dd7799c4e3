import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetail } from '../../../schema/api/admin-media'
import { altFields, photoUsedOf } from '../../../schema/content/photos'
import type { Locale } from '../../../schema/locale'
import { ApiFailure, errorCodeOf } from '../../lib/api'
import { showToast } from '../../ui/toast-store'
import { readAdmin, writeAdmin } from '../kit/admin-api'
import { MendField } from '../kit/mend-field'
import { useAttempt } from '../kit/use-attempt'
import { detailsOf, maxLengths } from './detail/media-details'
import { mediaApi, useInvalidateMedia, useStoredPhoto } from './media-api'
import { MediaThumb } from './stored-picture'

interface AltFieldProps {
  id: string
  locale: Locale
  label?: string
  withPicture?: boolean
  onSaved?: () => void
  onUnsaved?: (isUnsaved: boolean) => void
}

/** A photograph's description in the library, where the photograph is used. */
export function AltField(props: AltFieldProps) {
  const { id, locale, label, withPicture = true, onSaved, onUnsaved } = props
  const { t } = useTranslation('admin')
  const { attempt, isPending, errorText } = useAttempt()
  const invalidateMedia = useInvalidateMedia()
  const { item } = useStoredPhoto(id)
  const [theirs, setTheirs] = useState<string>()
  const name = altFields[locale]
  if (!item) return null

  async function put(stored: MediaDetail, text: string) {
    const details = { ...detailsOf(stored), [name]: text, updatedAt: stored.updatedAt }
    await writeAdmin('PUT', mediaApi.one(id), details)
  }

  /** Another field that somebody changed is no conflict of this one. */
  async function save(stored: MediaDetail, text: string) {
    try {
      await put(stored, text)
    } catch (error) {
      if (errorCodeOf(error) !== 'CONFLICT') throw error
      const now = await readAdmin<MediaDetail>(mediaApi.one(id))
      if (now.deletedAt !== null) throw error
      if (now[name] !== stored[name]) {
        invalidateMedia()
        setTheirs(now[name])
        return
      }
      await put(now, text)
    }
    setTheirs(undefined)
    invalidateMedia()
    showToast({ title: t('media.detail.saved') })
    onSaved?.()
  }

  function reasonOf(error: unknown): string {
    const [issue] = error instanceof ApiFailure ? (error.body?.issues ?? []) : []
    const title = issue && photoUsedOf(issue.message)
    return title === undefined ? errorText(error) : t('media.detail.errors.used', { title })
  }

  const picture: ReactNode = withPicture && (
    <MediaThumb item={item} className="max-w-18 self-start rounded-control" />
  )
  return (
    <MendField
      label={label ?? t(`entry-form.publish.describe.${locale}`, { name: item.fileName })}
      lang={locale}
      maxLength={maxLengths[name]}
      text={item[name]}
      isBusy={isPending}
      picture={picture}
      note={theirs === undefined ? undefined : t('media.words.conflict', { text: theirs })}
      onUnsaved={onUnsaved}
      onSave={(text) => {
        const title = t('media.detail.saveFailed')
        void attempt(() => save(item, text), { title, text: reasonOf })
      }}
    />
  )
}
