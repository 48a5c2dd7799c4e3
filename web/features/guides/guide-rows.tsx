import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownGuide, ShownGuideSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { useReadGuides } from '../../domain/guides/read-guides'
import { HotelIconLink } from '../../domain/partners/hotel-icon-link'
import type { SavedItem } from '../../domain/saved/saved-items'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
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

function GuideRow({ guide, heading: Heading }: { guide: ShownGuideSummary; heading: 'h3' | 'h4' }) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const isRead = useReadGuides().includes(guide.day)
  const title = text(guide, 'title', locale)
  const places = guide.destinations.slice(0, placesShown).map((place) => text(place, 'name', locale))
  return (
    <li className="group relative flex min-h-21 items-center gap-2.5 border-t border-line py-2.5 md:gap-4">
      <span className="w-10 shrink-0 font-display text-[2.25rem] leading-none text-accent tabular-nums md:w-14 md:text-[2.75rem]">
        {guide.day}
      </span>
      <div className="min-w-0 grow">
        <Heading className="font-display leading-snug font-semibold text-pretty md:text-lg md:leading-snug">
          <SiteLink to={guidePath(guide.day)} className="after:absolute after:inset-0 group-hover:underline">
            {title}
          </SiteLink>
        </Heading>
        <p className="mt-0.5 truncate text-sm text-muted">
          {isRead && (
            <span className="font-semibold text-good">
              <Check aria-hidden="true" className="inline size-4" /> {t('read')} ·{' '}
            </span>
          )}
          {[text(guide, 'readTime', locale), ...places].join(' · ')}
        </p>
      </div>
      <HotelIconLink place={guide.agodaSearchTerm} label={t('hotelsFor', { title })} className="-me-3" />
    </li>
  )
}

export function savedGuide({ day, titleVi, titleEn, imageUrl }: ShownGuide | ShownGuideSummary): SavedItem {
  return { kind: 'guide', slug: `day-${day}`, titleVi, titleEn, picture: imageUrl }
}
