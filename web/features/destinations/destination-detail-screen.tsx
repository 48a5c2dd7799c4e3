import { text, texts } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import type { Destination } from '../../content/destinations/types'
import { useTranslation } from '../../i18n/use-translation'
import { useContent } from '../../lib/content'
import { laterPart } from '../../lib/later-part'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page-types'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { MissingPage } from '../../ui/missing-page'
import { ActivityCard } from './activity-card'
import { DestinationHero } from './destination-hero'
import { DestinationStats } from './destination-stats'

const DestinationSidebar = laterPart(async () => (await import('./destination-sidebar')).DestinationSidebar)
const Gallery = laterPart(async () => (await import('./gallery')).Gallery)

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const destination = useContent<Destination>(`destinations/${params.slug}`)
  if (!destination) {
    return (
      <MissingPage
        title={t('destinations.notFoundTitle')}
        text={t('destinations.notFoundText')}
        back={{ to: paths.destinations, label: t('destinations.back') }}
      />
    )
  }
  return (
    <article>
      <Breadcrumbs steps={[{ to: paths.destinations, label: t('shell.nav.whereToGo') }]} here={text(destination, 'name', locale)} />
      <DestinationHero destination={destination} />
      <DestinationStats destination={destination} />
      <div className="page mt-12 grid gap-12 lg:grid-cols-[1fr_20rem]">
        <div className="stack-16">
          <section>
            <h2 className="text-title">{t('destinations.overview')}</h2>
            <div className="prose mt-4 max-w-2xl">
              {texts(destination, 'overview', locale).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section>
            <h2 className="mb-6 text-title">{t('destinations.activitiesHeading')}</h2>
            <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
              {destination.activities.map((activity) => (
                <ActivityCard key={activity.id} activity={activity} destination={destination} />
              ))}
            </ul>
          </section>
          <PhraseList title={t('destinations.specialtiesHeading')} phrases={texts(destination, 'foodSpecialties', locale)} />
          <PhraseList title={t('destinations.cultureHeading')} phrases={texts(destination, 'culturalHighlights', locale)} />
          <Gallery pictures={destination.galleryImages} />
        </div>
        <DestinationSidebar destination={destination} />
      </div>
    </article>
  )
}

function PhraseList({ title, phrases }: { title: string; phrases: string[] }) {
  return (
    <section>
      <h2 className="mb-4 text-title">{title}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {phrases.map((phrase) => (
          <li key={phrase} className="border-b border-line py-3">
            {phrase}
          </li>
        ))}
      </ul>
    </section>
  )
}
