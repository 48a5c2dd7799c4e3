import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { useLocale } from '../../../lib/locale-context'
import { Badge } from '../../../ui/badge'
import { QueryLink } from '../../../ui/query-link'
import { mediaScreens } from '../media-api'
import { formatBytes, missingAlt } from '../media-pictures'
import { MediaThumb } from '../stored-picture'

interface MediaCardProps {
  item: MediaItem
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onOpen: () => void
}

export function MediaCard({ item, isChosen, onChoose, onOpen }: MediaCardProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { id, fileName, width, height, bytes, useCount } = item
  const missing = missingAlt(item)
  return (
    <article
      className={`relative h-full overflow-hidden rounded-card border bg-card ${isChosen ? 'border-accent ring-2 ring-accent' : 'border-line hover:border-ink'}`}
    >
      <label className="absolute start-1 top-1 z-10 grid size-11 place-content-center">
        <input
          type="checkbox"
          aria-label={t('media.select', { name: fileName })}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-6 accent-action"
        />
      </label>
      <QueryLink
        path={mediaScreens.list}
        change={{ id }}
        onFollow={onOpen}
        aria-label={t('media.open', { name: fileName })}
        className="block -outline-offset-3"
      >
        <MediaThumb item={item} />
      </QueryLink>
      <div className="grid gap-1.5 p-2.5">
        <p className="truncate text-sm font-semibold" title={fileName}>
          {fileName}
        </p>
        <p className="flex flex-wrap gap-x-2 text-[0.8125rem] whitespace-nowrap text-muted">
          <span>{t('media.size', { width, height })}</span>
          <span>{formatBytes(bytes, locale)}</span>
        </p>
        <p className="flex flex-wrap gap-1">
          <Badge tone={useCount === 0 ? 'outline' : 'plain'}>
            {useCount === 0 ? t('media.unused') : t('media.used', { count: useCount })}
          </Badge>
          {missing && <Badge tone="central">{t(`media.missing.${missing}`)}</Badge>}
        </p>
      </div>
    </article>
  )
}
