import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { formatNumber } from '../../../../schema/numbers'
import { useLocale } from '../../../lib/locale-context'
import { formatInstant } from '../../kit/format-instant'
import { formatBytes } from '../media-pictures'

/** What a photograph's file says of itself. */
export function MediaFacts({
  item: { fileName, width, height, bytes, uploadedBy, createdAt },
}: {
  item: MediaItem
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const megapixels = formatNumber(Math.round((width * height) / 100_000) / 10, locale)
  const facts = [
    [t('media.detail.facts.file'), fileName],
    [
      t('media.detail.facts.size'),
      `${t('media.size', { width, height })} · ${t('media.detail.facts.megapixels', { number: megapixels })}`,
    ],
    [t('media.detail.facts.bytes'), formatBytes(bytes, locale)],
    [
      t('media.detail.facts.uploaded'),
      t('media.detail.facts.by', { who: uploadedBy, time: formatInstant(createdAt, locale) }),
    ],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
