import {
  Footprints,
  Landmark,
  Leaf,
  type LucideIcon,
  Mountain,
  Palmtree,
  Ship,
  Telescope,
  Theater,
  Utensils,
  Waves,
} from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ticketOf } from '../../../schema/content/destination-facts'
import type { ShownActivity } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { ActivityLink } from '../../domain/partners/partner-link'
import { VisitFactsBox } from '../../domain/visit/visit-facts-box'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { FactsLine } from '../../ui/facts'
import { Fold } from '../../ui/fold'
import { PhotoCredit } from '../../ui/photo-credit'
import { Picture } from '../../ui/picture'
import { Rating } from '../../ui/rating'
import { PriceText } from './destination-facts'

const highlightsShown = 3

export function ActivityCard({ activity }: { activity: ShownActivity }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const name = text(activity, 'name', locale)
  const highlights = texts(activity, 'highlights', locale)
  const facts = [
    { label: t('difficultyLabel'), value: t(`difficulty.${activity.difficulty}`) },
    { label: t('bestTime'), value: text(activity, 'bestTime', locale) },
  ]
  return (
    <Fold
      id={activity.id}
      title={
        <h3 className="flex min-w-0 grow items-center gap-4">
          <ActivityPicture src={activity.imageUrl} category={activity.category} />
          <span className="min-w-0">
            <span className="block text-lg leading-snug md:text-xl">{name}</span>
            <FactsLine
              as="span"
              facts={[
                <span key="price" className="inline-block first-letter:uppercase">
                  <PriceText priceRange={activity.priceRange} ticket={ticketOf(activity.visit)} />
                </span>,
                text(activity, 'duration', locale),
              ]}
              className="mt-0.5 block font-sans text-sm font-normal text-muted"
            />
          </span>
        </h3>
      }
    >
      <div className="md:ps-28">
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="outline">{t(`categories.${activity.category}`)}</Badge>
          <Rating value={activity.rating} />
        </div>
        <PhotoCredit src={activity.imageUrl} className="mt-1 text-muted" />
        <p className="mt-2 max-w-2xl">{text(activity, 'description', locale)}</p>
        <dl className="mt-3 grid cols-rest gap-x-4 gap-y-1 text-sm">
          {facts.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <ul className="mt-3 list-disc ps-5 text-sm">
          {highlights.slice(0, highlightsShown).map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        {highlights.length > highlightsShown && (
          <details className="mt-1 text-sm print-open">
            <summary
              className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-accent"
              data-print="hide"
            >
              {t('moreHighlights', { count: highlights.length - highlightsShown })}
            </summary>
            <ul className="list-disc ps-5">
              {highlights.slice(highlightsShown).map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </details>
        )}
        <VisitFactsBox
          visit={activity.visit}
          name={name}
          className="mt-4 max-w-2xl border-t border-line pt-3"
        />
        {activity.priceRange !== 'Free' && !activity.noBooking && (
          <ActivityLink
            id={activity.id}
            label={t('bookActivity', { name })}
            className={`${buttonStyles.secondary} mt-4 print:hidden`}
          >
            {t('bookNow')}
          </ActivityLink>
        )}
      </div>
    </Fold>
  )
}

const icons: Record<ShownActivity['category'], LucideIcon> = {
  cultural: Landmark,
  food: Utensils,
  adventure: Mountain,
  scenic: Telescope,
  beach: Palmtree,
  cruise: Ship,
  trekking: Footprints,
  'water sports': Waves,
  entertainment: Theater,
  historical: Landmark,
  nature: Leaf,
}

interface ActivityPictureProps {
  src: string | undefined
  category: ShownActivity['category']
}

function ActivityPicture({ src, category }: ActivityPictureProps) {
  const size = 'size-18 shrink-0 rounded-control md:size-24'
  if (src)
    return (
      <Picture
        src={src}
        alt=""
        format="square"
        sizes={pictureSizes.thumbnail}
        className={`object-cover ${size}`}
      />
    )
  const Icon = icons[category]
  return (
    <span className={`grid place-items-center border border-line bg-card text-muted ${size}`}>
      <Icon strokeWidth={1.25} className="size-7 md:size-9" />
    </span>
  )
}
