import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HotelLink } from '../../domain/partners/partner-link'
import { Highlighted } from '../../domain/search/highlighted'
import { pictureSizes } from '../../lib/picture-sizes'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { Rating } from '../../ui/rating'
import { SiteLink } from '../../ui/site-link'
import { TagList } from '../../ui/tag-list'
import { excerptOf, isMarkedIn, type ShownResult } from './results'

interface ResultCardProps {
  result: ShownResult
  /** Words and phrases to mark, in lower case. */
  marks: readonly string[]
  isFirst: boolean
  onFollow: () => void
}

const details =
  'inline-flex min-h-11 items-center font-semibold underline ' +
  'decoration-1 underline-offset-4 hover:decoration-2'

/** On phones, cards out of view are not laid out. */
export function ResultCard({ result, marks, isFirst, onFollow }: ResultCardProps) {
  const { t } = useTranslation('search')
  const { title, section } = result
  const isSaid =
    result.kind !== 'dish' &&
    (isMarkedIn(`${title} ${section ?? ''}`, marks) || !isMarkedIn(result.description, marks))
  return (
    <article
      className={
        'result-card relative grid thumb-18 items-center gap-x-4 border-b border-line ' +
        'py-2.5 md:items-start md:gap-x-5 md:py-5 ' +
        (isFirst ? 'sm:thumb-52' : 'sm:thumb-32')
      }
    >
      <Picture
        src={result.picture}
        alt=""
        format="square"
        sizes={pictureSizes.thumbnail}
        className="h-auto w-full rounded-control"
      />
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge>{t(`types.${result.kind}`)}</Badge>
          <Rating value={result.rating} />
          {result.discount !== undefined && <Badge tone="central">−{result.discount}%</Badge>}
          {result.from && (
            <span className="font-semibold">
              {t(result.type === 'itinerary' ? 'aboutPrice' : 'from', { price: result.from })}
            </span>
          )}
          {result.location && (
            <span className="flex items-center gap-1.5 text-muted max-sm:hidden">
              <MapPin className="size-4 shrink-0" />
              {result.location}
            </span>
          )}
        </div>
        <h3
          lang={result.titleLang}
          className={`mt-0.5 text-lg leading-snug max-sm:line-clamp-2 ${isFirst ? 'md:text-2xl' : 'md:text-xl'}`}
        >
          <SiteLink
            to={result.path}
            className="after:absolute after:inset-0 hover:underline"
            onClick={onFollow}
          >
            <Highlighted text={title} marks={marks} />
          </SiteLink>
        </h3>
        {section && (
          <p className="font-semibold max-sm:text-sm">
            <Highlighted text={section} marks={marks} />
          </p>
        )}
        {result.pageTitle && (
          <p className="mt-0.5 line-clamp-1 text-sm text-muted">
            {t('inPage', { title: result.pageTitle })}
          </p>
        )}
        {/* Phones show it only for dishes, or if the title has no match. */}
        {result.description && (
          <p
            className={`mt-1 line-clamp-2 text-muted ${isSaid ? 'max-sm:hidden' : 'max-sm:text-sm'}`}
          >
            <Highlighted text={excerptOf(result.description, marks)} marks={marks} />
          </p>
        )}
        <div className="relative z-10 mt-1 flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:hidden">
          {result.tags.length > 0 && (
            <TagList label={t('tags')} tags={result.tags} className="gap-1.5" />
          )}
          <SiteLink
            to={result.path}
            aria-label={t('detailsOf', { title })}
            className={details}
            onClick={onFollow}
          >
            {t('details')}
          </SiteLink>
          {result.hotelPlace && (
            <HotelLink place={result.hotelPlace} className={buttonStyles.quiet}>
              {t('hotels', { name: title })}
            </HotelLink>
          )}
        </div>
      </div>
    </article>
  )
}
