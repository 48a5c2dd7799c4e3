import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type GuideChapterId, guideChapters } from '../../../schema/content/choices'
import type { ShownGuide, ShownGuideSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { monthsOf } from '../../../schema/travel-dates'
import { useReadGuides } from '../../domain/guides/read-guides'
import { HotelIconLink } from '../../domain/partners/partner-link'
import type { SavedItem } from '../../domain/saved/saved-items'
import { isMostlyInSeason } from '../../domain/travel-dates/fit'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { NumberedRow } from '../../ui/numbered-row'
import { Picture } from '../../ui/picture'
import { guidePath } from './paths'

const placesShown = 2

interface GuideRowsProps {
  guides: ShownGuideSummary[]
  heading: 'h3' | 'h4'
  className?: string
}

export function GuideRows({ guides, heading, className = '' }: GuideRowsProps) {
  const { dates } = useTravelDates()
  const months = dates && monthsOf(dates)
  return (
    <ol className={className}>
      {guides.map((guide) => (
        <GuideRow
          key={guide.day}
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
          <Check className="inline size-4" /> {t('read')} ·{' '}
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
        className="-me-2 text-muted"
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

/** Rows of a chapter's two columns by their count: the longest chapter has eight guides. */
/** For pictures whose subject is not in the middle of the strip that phones show. */
const crops: Partial<Record<GuideChapterId, string>> = { before: 'max-md:object-bottom' }

export function GuideChapters({ guides }: { guides: ShownGuideSummary[] }) {
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      {chaptersOf(guides).map(({ id, picture, guides: own }) => (
        <section
          key={id}
          aria-labelledby={`chapter-${id}`}
          className="md:grid md:thumb-60 md:gap-x-8"
        >
          <ChapterPoster id={id} picture={picture} days={own.map(({ day }) => day)} />
          <GuideRows guides={own} heading="h4" className="self-start lg:columns-2 lg:gap-x-8" />
        </section>
      ))}
    </div>
  )
}

interface ChapterPosterProps {
  id: GuideChapterId
  picture: string
  days: number[]
}

function ChapterPoster({ id, picture, days }: ChapterPosterProps) {
  const { t } = useTranslation('guides')
  const read = useReadGuides().filter((day) => days.includes(day)).length
  return (
    <div className="poster relative md:min-h-44">
      <Picture
        src={picture}
        alt=""
        format="wide"
        wideFormat="tall"
        sizes={pictureSizes.smallCard}
        className={`chapter-picture ${crops[id] ?? ''}`}
      />
      <div className={'title-shade absolute inset-x-2 bottom-2 z-1 px-4 pt-8 pb-2.5 text-on-night'}>
        <h3 id={`chapter-${id}`} className="font-display text-2xl leading-tight">
          {t(`chapters.${id}`)}
        </h3>
        <p className="text-sm">
          {days.length > 1
            ? t('days', { from: days[0], to: days.at(-1) })
            : t('day', { day: days[0] })}
          {read > 0 && ` · ${t('readOf', { read, all: days.length })}`}
        </p>
      </div>
    </div>
  )
}

interface GuideChapter {
  id: GuideChapterId
  picture: string
  guides: ShownGuideSummary[]
}

export function chaptersOf(guides: ShownGuideSummary[]): GuideChapter[] {
  return guideChapters.flatMap(({ id, firstDay, coverDay }, index) => {
    const end = guideChapters[index + 1]?.firstDay ?? Number.POSITIVE_INFINITY
    const own = guides.filter(({ day }) => day >= firstDay && day < end)
    const cover = own.find(({ day }) => day === coverDay) ?? own[0]
    return cover ? [{ id, picture: cover.imageUrl, guides: own }] : []
  })
}
