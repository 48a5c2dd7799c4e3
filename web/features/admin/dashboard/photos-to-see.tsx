import { useTranslation } from 'react-i18next'
import type { CappedCount } from '../../../../schema/api/admin-dashboard'
import type { WaitingEntries } from '../../../../schema/api/admin-entries'
import { formatNumber } from '../../../../schema/numbers'
import { useLocale } from '../../../lib/locale-context'
import { ShortList } from './top-lists'

const listPath = '/admin/media'

/** How many photographs lack a description or are used by nothing, with the way to each of them. */
export function PhotosToSee({ photos }: Pick<WaitingEntries, 'photos'>) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const line = (id: string, name: string, { count, isCapped }: CappedCount) => {
    const number = formatNumber(count, locale)
    const shown = isCapped ? t('dashboard.atLeast', { number }) : number
    return count === 0 ? [] : [{ id, to: `${listPath}?state=${id}`, name, note: t('dashboard.photoCount', { count, number: shown }) }]
  }
  return (
    <ShortList
      as="h3"
      title={t('dashboard.photos')}
      empty={t('dashboard.noPhotos')}
      all={[{ to: listPath, label: t('dashboard.all') }]}
      lines={[
        ...line('missing-alt', t('dashboard.missingAlt'), photos.missingAlt),
        ...line('unused', t('dashboard.unusedPhotos'), photos.unused),
      ]}
    />
  )
}
