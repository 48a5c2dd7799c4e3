import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HotelLink } from '../../domain/partners/hotel-link'
import { Highlighted } from '../../domain/search/highlighted'
import { pictureSizes } from '../../lib/picture-sizes'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { Rating } from '../../ui/rating'
import { SiteLink } from '../../ui/site-link'
import { TagList } from '../../ui/tag-list'
import type { ShownResult } from './results'

interface ResultCardProps {
  result: ShownResult
  /** Words and phrases to mark, in lower case. */
  marks: readonly string[]
  onFollow: () => void
}

/** A result. Those out of sight cost no layout. */
export function ResultCard({ result, marks, onFollow }: ResultCardProps) {
  const { t } = useTranslation('search')
  return (
    <article className="-mx-3 grid px-3 [contain-intrinsic-size:auto_14rem] [content-visibility:auto] xs:grid-cols-[7rem_1fr] gap-x-4 pt-6 sm:grid-cols-[13rem_1fr] sm:gap-x-6">
      <div className="poster w-full self-start sm:row-span-2">
        <Picture src={result.picture} alt="" format="square" sizes={pictureSizes.thumbnail} className="h-auto w-full" />
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge>{t(`types.${result.type}`)}</Badge>
          {result.rating !== undefined && <Rating value={result.rating} />}
          {result.discount !== undefined && <Badge tone="central">−{result.discount}%</Badge>}
          {result.from && <span className="font-semibold">{t('from', { price: result.from })}</span>}
        </div>
        <h3 className="mt-1.5 text-xl leading-snug">
          <SiteLink to={result.path} className="hover:underline" onClick={onFollow}>
            <Highlighted text={result.title} marks={marks} />
          </SiteLink>
        </h3>
        {result.pageTitle && <p className="mt-1 text-sm text-muted">{t('inPage', { title: result.pageTitle })}</p>}
        {result.location && (
          <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {result.location}
          </p>
        )}
        <p className="mt-1.5 line-clamp-3 text-muted">
          <Highlighted text={result.description} marks={marks} />
        </p>
      </div>
      <div className="col-span-full min-w-0 sm:col-start-2">
        {result.tags.length > 0 && <TagList label={t('tags')} tags={result.tags} />}
        <div className="mt-3 flex flex-wrap gap-x-6">
          <SiteLink to={result.path} aria-label={t('detailsOf', { title: result.title })} className={buttonStyles.quiet} onClick={onFollow}>
            {t('details')}
          </SiteLink>
          {result.hotelPlace && (
            <HotelLink place={result.hotelPlace} className={buttonStyles.quiet}>
              {t('hotels', { name: result.title })}
            </HotelLink>
          )}
        </div>
      </div>
      <div className="col-span-full mt-6 border-b border-line" />
    </article>
  )
}
