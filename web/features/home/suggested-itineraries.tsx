import { useTranslation } from 'react-i18next'
import type { ShownHome } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { fillPath, legacyPaths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { unbroken } from '../../lib/text'
import { Picture } from '../../ui/picture'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'

export function SuggestedItineraries({ itineraries }: { itineraries: ShownHome['itineraries'] }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <section className="border-y border-line bg-card">
      <div className="page py-8 md:py-20">
        <SectionHeading
          title={t('itinerariesTitle')}
          intro={t('itinerariesIntro')}
          more={{ to: legacyPaths.guides, label: t('itinerariesMore') }}
        />
        <ul className="border-b border-line">
          {itineraries.map((itinerary) => (
            <li
              key={itinerary.slug}
              className="relative grid grid-cols-[5.5rem_1fr] items-center gap-x-4 border-t border-line py-2.5 md:grid-cols-[12rem_1fr_auto] md:gap-x-5 md:py-6 lg:grid-cols-[20rem_1fr_auto] lg:gap-x-8 xl:grid-cols-[26rem_1fr_auto]"
            >
              <Picture
                src={itinerary.image}
                alt=""
                format="square"
                wideFormat="wide"
                sizes={pictureSizes.card}
                className="poster h-auto w-full row-span-2"
              />
              <div>
                {itinerary.stops.length > 1 && (
                  <p className="font-semibold text-balance text-accent max-md:text-sm">
                    {itinerary.stops.map((place) => text(place, 'name', locale)).join(' → ')}
                  </p>
                )}
                <h3 className="mt-0.5 font-display text-lg leading-snug font-semibold text-balance lg:text-2xl">
                  <SiteLink
                    to={fillPath(legacyPaths.guide, { day: itinerary.slug })}
                    className="after:absolute after:inset-0 hover:underline"
                  >
                    {text(itinerary, 'title', locale)}
                  </SiteLink>
                </h3>
              </div>
              <p className="text-sm text-muted max-md:col-start-2 max-md:mt-0.5 md:text-end">
                <b className="font-semibold text-ink md:block md:font-display md:text-lg lg:text-2xl md:first-letter:uppercase">
                  {unbroken(
                    t('itineraryPrice', { price: formatPrice(itinerary.price, locale, vndPerUsd) }),
                  )}
                </b>{' '}
                {t('itineraryPer', { duration: unbroken(text(itinerary, 'duration', locale)) })}
              </p>
              <details className="group relative z-10 col-span-full text-[0.9375rem] md:col-span-2 md:col-start-2">
                <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 text-sm font-semibold text-accent after:size-1.5 after:rotate-45 after:border-e-2 after:border-b-2 group-open:after:-rotate-135">
                  {t('itineraryMore')}
                </summary>
                <p className="max-w-prose text-pretty text-muted">
                  {text(itinerary, 'description', locale)}
                </p>
                <p className="mt-1.5">{texts(itinerary, 'highlights', locale).join(' · ')}</p>
                <p className="mt-1.5 text-sm text-muted">
                  {t('itineraryIncludes')} {texts(itinerary, 'includes', locale).join('; ')}.
                </p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
