import { useTranslation } from 'react-i18next'
import type { ShownHome } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { fillPath, legacyPaths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { unbroken } from '../../lib/text'
import { Picture } from '../../ui/picture'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'

/** Itineraries as rows: a small picture, the title, the places on the way, days and cost. */
export function SuggestedItineraries({ itineraries }: { itineraries: ShownHome['itineraries'] }) {
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
        <ul className="border-b border-line">
          {itineraries.map((itinerary) => (
            <li
              key={itinerary.slug}
              className="relative grid min-h-22 grid-cols-[5.5rem_1fr] items-center gap-x-4 border-t border-line py-2.5 md:grid-cols-[5.5rem_1fr_auto] md:gap-x-8"
            >
              <Picture
                src={itinerary.image}
                alt=""
                format="square"
                sizes={pictureSizes.thumbnail}
                className="poster h-auto w-full max-md:row-span-2"
              />
              <div>
                <h3 className="font-display text-lg leading-snug font-semibold md:text-xl">
                  <SiteLink
                    to={fillPath(legacyPaths.guide, { day: itinerary.slug })}
                    className="after:absolute after:inset-0 hover:underline"
                  >
                    {text(itinerary, 'title', locale)}
                  </SiteLink>
                </h3>
                {itinerary.stops.length > 1 && (
                  <p className="mt-0.5 font-semibold text-accent">
                    {itinerary.stops.map((place) => text(place, 'name', locale)).join(' → ')}
                  </p>
                )}
              </div>
              <p className="text-sm text-muted max-md:col-start-2 max-md:mt-0.5 md:text-end md:text-base">
                {text(itinerary, 'duration', locale)},{' '}
                {t('itineraryFrom', { price: unbroken(formatPrice(itinerary.price, locale, vndPerUsd)) })}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
