import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownGuide, ShownGuideSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { monthsOf } from '../../../schema/travel-dates'
import { useReadGuides } from '../../domain/guides/read-guides'
import { HotelIconLink } from '../../domain/partners/partner-link'
import type { SavedItem } from '../../domain/saved/saved-items'
import { isMostlyInSeason } from '../../domain/travel-dates/fit'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { useLocale } from '../../lib/locale-context'
import { NumberedRow } from '../../ui/numbered-row'
import { guidePath } from './paths'

const placesShown = 2

interface GuideRowsProps {
  guides: ShownGuideSummary[]
  /** Below the heading of a chapter, or of the list itself. */
  heading: 'h3' | 'h4'
  className?: string
}

/**
 * Guides as rows under rules: the day in large type, the title, one line of facts, a tick once it
 * has been read on this device.
 */
export function GuideRows({ guides, heading, className = '' }: GuideRowsProps) {
  const { dates } = useTravelDates()
  const months = dates && monthsOf(dates)
  return (
    <ol className={className}>
      {guides.map((guide) => (
        <GuideRow
          key={guide.id}
          guide={guide}
          heading={heading}
          isInSeason={
            months !== undefined &&
            guide.season !== 'all' &&
            isMostlyInSeason(guide.destinations, months)
          }
        />
      ))}
    </ol>
  )
}

interface GuideRowProps extends Pick<GuideRowsProps, 'heading'> {
  guide: ShownGuideSummary
  /** Whether most of its places are in season when the visitor travels. */
  isInSeason: boolean
}

function GuideRow({ guide, heading, isInSeason }: GuideRowProps) {
  const { t } = useTranslation(['guides', 'travel-dates'])
  const locale = useLocale()
  const isRead = useReadGuides().includes(guide.day)
  const title = text(guide, 'title', locale)
  const places = guide.destinations
    .slice(0, placesShown)
    .map((place) => text(place, 'name', locale))
  const line = (
    <>
      {isRead && (
        <span className="font-semibold text-good">
          <Check aria-hidden="true" className="inline size-4" /> {t('read')} ·{' '}
        </span>
      )}
      {[
        text(guide, 'readTime', locale),
        ...places,
        ...(isInSeason ? [t('travel-dates:inSeason')] : []),
      ].join(' · ')}
    </>
  )
  return (
    <NumberedRow
      to={guidePath(guide.day)}
      number={guide.day}
      title={title}
      heading={heading}
      line={line}
    >
      <HotelIconLink
        place={guide.agodaSearchTerm}
        label={t('hotelsFor', { title })}
        className="-me-3 text-muted"
      />
    </NumberedRow>
  )
}

export function savedGuide({
  day,
  titleVi,
  titleEn,
  imageUrl,
}: ShownGuide | ShownGuideSummary): SavedItem {
  return { kind: 'guide', slug: `day-${day}`, titleVi, titleEn, picture: imageUrl }
}
