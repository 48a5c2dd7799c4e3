import { useTranslation } from 'react-i18next'
import { altFields } from '../../../schema/content/photos'
import type { Locale } from '../../../schema/locale'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { MendField } from '../kit/mend-field'
import { useAttempt } from '../kit/use-attempt'
import { detailsOf, maxLengths } from './detail/media-details'
import { mediaApi, useInvalidateMedia, useStoredPhoto } from './media-api'
import { MediaThumb } from './stored-picture'

export function AltField({
  id,
  locale,
  onSaved,
}: {
  id: string
  locale: Locale
  onSaved: () => void
}) {
  const { t } = useTranslation('admin')
  const { attempt, isPending } = useAttempt()
  const invalidateMedia = useInvalidateMedia()
  const { item } = useStoredPhoto(id)
  const name = altFields[locale]
  if (!item) return null

  async function save(text: string) {
    if (!item) return
    const details = { ...detailsOf(item), [name]: text, updatedAt: item.updatedAt }
    await writeAdmin('PUT', mediaApi.one(id), details)
    invalidateMedia()
    showToast({ title: t('media.detail.saved') })
    onSaved()
  }

  return (
    <MendField
      label={t(`entry-form.publish.describe.${locale}`, { name: item.fileName })}
      lang={locale}
      maxLength={maxLengths[name]}
      isBusy={isPending}
      picture={<MediaThumb item={item} className="max-w-18 self-start rounded-control" />}
      onSave={(text) => {
        const title = t('media.detail.saveFailed')
        void attempt(() => save(text), { title })
      }}
    />
  )
}
