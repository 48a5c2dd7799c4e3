import { useTranslation } from 'react-i18next'
import type { ShownItinerarySummary } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { fillPath, legacyPaths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { PosterCard } from '../../ui/poster-card'
import { SectionHeading } from '../../ui/section-heading'

const includesShown = 3

/** Lower-cases a list entry for use within a sentence; none of them begins with a name. */
function inLine(entry: string): string {
  return entry.charAt(0).toLowerCase() + entry.slice(1)
}

export function SuggestedItineraries({ itineraries }: { itineraries: ShownItinerarySummary[] }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <section className="border-y border-line bg-card">
      <div className="page py-16 md:py-24">
        <SectionHeading
          title={t('itinerariesTitle')}
          intro={t('itinerariesIntro')}
          more={{ to: legacyPaths.guides, label: t('itinerariesMore') }}
        />
        <ul className="grid gap-x-7 gap-y-12 md:grid-cols-3">
          {itineraries.map((itinerary) => (
            // Its two rows are the list's own, so that the rules line up; the title's link covers both.
            <li key={itinerary.slug} className="relative grid gap-y-3 md:row-span-2 md:grid-rows-subgrid [&>article]:static">
              <PosterCard
                to={fillPath(legacyPaths.guide, { day: itinerary.slug })}
                title={text(itinerary, 'title', locale)}
                picture={itinerary.image}
                text={text(itinerary, 'description', locale)}
                kicker={
                  <>
                    <span className="font-semibold text-accent">{text(itinerary, 'duration', locale)}</span>
                    <span className="text-muted">{t('itineraryFrom', { price: formatPrice(itinerary.price, locale, vndPerUsd) })}</span>
                  </>
                }
              >
                <ul className="list-disc flex flex-col gap-1 ps-5">
                  {texts(itinerary, 'highlights', locale).map((highlight) => (
                    <li key={highlight}>{highlight}</li>
                  ))}
                </ul>
              </PosterCard>
              <p className="border-t border-line pt-2 text-sm text-muted">
                {t('itineraryIncludes', { list: texts(itinerary, 'includes', locale).slice(0, includesShown).map(inLine).join('; ') })}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
