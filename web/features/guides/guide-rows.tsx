import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownGuide, ShownGuideSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { useReadGuides } from '../../domain/guides/read-guides'
import { HotelIconLink } from '../../domain/partners/hotel-icon-link'
import type { SavedItem } from '../../domain/saved/saved-items'
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

/** Guides as rows under rules: the day in large type, the title, one line of facts, a tick once it has been read on this device. */
export function GuideRows({ guides, heading, className = '' }: GuideRowsProps) {
  return (
    <ol className={className}>
      {guides.map((guide) => (
        <GuideRow key={guide.id} guide={guide} heading={heading} />
      ))}
    </ol>
  )
}

function GuideRow({ guide, heading }: { guide: ShownGuideSummary; heading: 'h3' | 'h4' }) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const isRead = useReadGuides().includes(guide.day)
  const title = text(guide, 'title', locale)
  const places = guide.destinations.slice(0, placesShown).map((place) => text(place, 'name', locale))
  const line = (
    <>
      {isRead && (
        <span className="font-semibold text-good">
          <Check aria-hidden="true" className="inline size-4" /> {t('read')} ·{' '}
        </span>
      )}
      {[text(guide, 'readTime', locale), ...places].join(' · ')}
    </>
  )
  return (
    <NumberedRow to={guidePath(guide.day)} number={guide.day} {...{ title, heading, line }}>
      <HotelIconLink place={guide.agodaSearchTerm} label={t('hotelsFor', { title })} className="-me-3 text-muted" />
    </NumberedRow>
  )
}

export function savedGuide({ day, titleVi, titleEn, imageUrl }: ShownGuide | ShownGuideSummary): SavedItem {
  return { kind: 'guide', slug: `day-${day}`, titleVi, titleEn, picture: imageUrl }
}
