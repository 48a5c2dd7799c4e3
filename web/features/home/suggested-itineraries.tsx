import { useTranslation } from 'react-i18next'
import type { ShownItinerarySummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { fillPath, legacyPaths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'

export function SuggestedItineraries({ itineraries }: { itineraries: ShownItinerarySummary[] }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <section className="border-y border-line bg-card">
      <div className="page py-10 md:py-20">
        <SectionHeading
          title={t('itinerariesTitle')}
          intro={t('itinerariesIntro')}
          more={{ to: legacyPaths.guides, label: t('itinerariesMore') }}
        />
        <ul className="rail [--rail-card:17.5rem] lg:[--rail-card:minmax(0,1fr)]">
          {itineraries.map((itinerary) => (
            <li key={itinerary.slug} className="relative">
              <Picture src={itinerary.image} alt="" format="wide" sizes={pictureSizes.card} className="poster h-auto w-full" />
              <h3 className="mt-3 font-display text-xl leading-snug font-semibold">
                <SiteLink
                  to={fillPath(legacyPaths.guide, { day: itinerary.slug })}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {text(itinerary, 'title', locale)}
                </SiteLink>
              </h3>
              <p className="mt-1 text-sm text-muted">
                {text(itinerary, 'duration', locale)} · {t('itineraryFrom', { price: formatPrice(itinerary.price, locale, vndPerUsd) })}
              </p>
              <p className="mt-1.5 line-clamp-3 max-md:hidden">{text(itinerary, 'description', locale)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
