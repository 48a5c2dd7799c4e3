import { useTranslation } from 'react-i18next'
import type { ShownActivity } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { ActivityLink } from '../../domain/partners/activity-link'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { PhotoCredit } from '../../ui/photo-credit'
import { Picture } from '../../ui/picture'
import { Rating } from '../../ui/rating'

const highlightsShown = 3

export function ActivityCard({ activity }: { activity: ShownActivity }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const name = text(activity, 'name', locale)
  const highlights = texts(activity, 'highlights', locale)
  const facts = [
    { label: t('price'), value: <PriceText priceRange={activity.priceRange} /> },
    { label: t('duration'), value: text(activity, 'duration', locale) },
    { label: t('difficultyLabel'), value: t(`difficulty.${activity.difficulty}`) },
    { label: t('bestTime'), value: text(activity, 'bestTime', locale) },
  ]
  return (
    <li id={activity.id} className="flex scroll-mt-24 flex-col">
      <div className="poster">
        <Picture src={activity.imageUrl} alt="" format="wide" sizes={pictureSizes.card} className="h-auto w-full" />
      </div>
      <PhotoCredit src={activity.imageUrl} className="mt-2 text-muted" />
      <div className="mt-4 flex items-center justify-between gap-3">
        <Badge tone="outline">{t(`categories.${activity.category}`)}</Badge>
        <Rating value={activity.rating} />
      </div>
      <h3 className="mt-2 text-heading">{name}</h3>
      <p className="mt-1 text-muted">{text(activity, 'description', locale)}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 mb-4 list-disc ps-5 text-sm">
        {highlights.slice(0, highlightsShown).map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
        {highlights.length > highlightsShown && (
          <li className="list-none text-muted">{t('moreHighlights', { count: highlights.length - highlightsShown })}</li>
        )}
      </ul>
      <ActivityLink id={activity.id} label={t('bookActivity', { name })} className={`${buttonStyles.secondary} mt-auto self-start`}>
        {t('bookNow')}
      </ActivityLink>
    </li>
  )
}

/** A price text in US dollars in the page's currency, or the word for free. */
export function PriceText({ priceRange }: { priceRange: string }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return priceRange === 'Free' ? t('free') : formatPrice(priceRange, locale, vndPerUsd)
}
