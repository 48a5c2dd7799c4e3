import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schema/api/admin-media'
import { formatDate, vietnamDay } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { Badge } from '../../ui/badge'
import { licenceEnd } from './media-pictures'

/** Nothing while the licence goes on for a month or more. */
export function LicenceMark({ item }: { item: Pick<MediaItem, 'licenceUntil'> }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const end = licenceEnd(item, vietnamDay(Date.now()))
  if (!end || item.licenceUntil === null) return null
  return (
    <Badge tone={end === 'ended' ? 'central' : 'plain'}>
      {t(`media.licence.${end}`, { day: formatDate(item.licenceUntil, locale) })}
    </Badge>
  )
}
