import { SectionEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { GuideArticle, guideParts } from './guide-article'
import { ItineraryArticle, itineraryParts } from './itinerary-article'
import { guideSlug, parseGuideDay } from './paths'

/** Guides and itineraries share one path pattern. */
export function Screen({ params }: ScreenProps) {
  const { slug = '' } = params
  const day = parseGuideDay(slug)
  return day ? <GuideScreen day={day} /> : <ItineraryScreen slug={slug} />
}

Screen.parts = [...guideParts, ...itineraryParts]

function GuideScreen({ day }: { day: number }) {
  const remote = useApi(entryPath('guide', guideSlug(day), useLocale()))
  return (
    <SectionEntry section="guides" remote={remote}>
      {(guide) => <GuideArticle guide={guide} />}
    </SectionEntry>
  )
}

function ItineraryScreen({ slug }: { slug: string }) {
  const remote = useApi(entryPath('itinerary', slug, useLocale()))
  return (
    <SectionEntry section="guides" remote={remote}>
      {(itinerary) => <ItineraryArticle itinerary={itinerary} />}
    </SectionEntry>
  )
}
