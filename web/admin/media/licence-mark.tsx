import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schema/api/admin-media'
import { daysBetween, formatDate, vietnamDay } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { Badge } from '../../ui/badge'

/** Days before a licence ends from which on the library says so. */
const noticeDays = 30

/** `today` is a Vietnam day; undefined while the end is far off. */
export function licenceEnd(
  { licenceUntil }: Pick<MediaItem, 'licenceUntil'>,
  today: string,
): 'ended' | 'soon' | undefined {
  if (licenceUntil === null || daysBetween(today, licenceUntil) > noticeDays) return undefined
  return licenceUntil < today ? 'ended' : 'soon'
}

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
