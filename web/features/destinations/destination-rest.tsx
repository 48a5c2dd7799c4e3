import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { texts } from '../../../schema/locale'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { YearStrip } from '../../domain/months/year-strip'
import { useLocale } from '../../lib/locale-context'
import { PageSection } from '../../ui/error-boundary'
import { splitVietnameseName, VietnameseName } from '../../ui/vietnamese-name'
import { ActivityCard } from './activity-card'
import { DestinationSidebar } from './destination-sidebar'
import { Gallery } from './gallery'
import { PracticalFacts } from './practical-facts'

/** What follows the hero and the figures. */
export function DestinationRest({ destination }: { destination: EntryOf<'destination'> }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { heroImageUrl, galleryImages } = destination
  // The hero shows one of them already.
  const pictures = galleryImages.filter(({ src }) => src !== heroImageUrl)
  return (
    <>
      {destination.year && <YearStrip destination={destination} />}
      <div className={'page mt-8 grid gap-10 md:mt-12 lg:aside-80 lg:gap-x-12 lg:gap-y-16'}>
        <div className="flex min-w-0 flex-col gap-10 md:gap-16">
          <section>
            <h2 className="text-title">{t('overview')}</h2>
            <div className="prose mt-4">
              {texts(destination, 'overview', locale).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          {destination.activities.length > 0 && (
            <section id="activities" className="scroll-mt-24">
              <h2 className="mb-6 text-title">{t('activitiesHeading')}</h2>
              <PageSection>
                <div className="border-t border-line">
                  {destination.activities.map((activity) => (
                    <ActivityCard key={activity.id} activity={activity} />
                  ))}
                </div>
              </PageSection>
            </section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-10 md:gap-16 lg:col-span-2">
          <PageSection>
            <Gallery pictures={pictures} />
          </PageSection>
          <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
            <section id="dishes" className="scroll-mt-24">
              <h2 className="mb-2 text-title">{t('specialtiesHeading')}</h2>
              <ul
                className={'grid gap-x-8 gap-y-1 font-display text-xl font-semibold sm:grid-cols-2'}
              >
                {texts(destination, 'foodSpecialties', locale).map((name) => (
                  <li key={name}>
                    <Dish phrase={name} />
                  </li>
                ))}
              </ul>
            </section>
            <section id="culture" className="scroll-mt-24">
              <h2 className="mb-2 text-title">{t('cultureHeading')}</h2>
              <ul>
                {texts(destination, 'culturalHighlights', locale).map((phrase) => (
                  <li key={phrase} className="border-b border-line py-2.5">
                    <VietnameseName>{phrase}</VietnameseName>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <PageSection>
            <PracticalFacts destination={destination} />
          </PageSection>
          <FactsChecked day={destination.factsCheckedOn} className="" />
        </div>
        <PageSection>
          <DestinationSidebar destination={destination} />
        </PageSection>
      </div>
    </>
  )
}

function Dish({ phrase }: { phrase: string }) {
  const isVietnamese = useLocale() === 'vi'
  const [name, rest] = isVietnamese ? phrase.split(/(?= \()/) : splitVietnameseName(phrase)
  return (
    <>
      <span lang={name && !isVietnamese ? 'vi' : undefined}>{name}</span>
      {rest && <span className={name && 'font-sans text-base font-normal text-muted'}>{rest}</span>}
    </>
  )
}
