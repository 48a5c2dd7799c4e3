import { type GuideChapterId, guideChapters } from '../../../schema/content/choices'
import type { ShownGuideSummary } from '../../../schema/content/views'
import { matchesExactly, matchesFolded } from '../../../schema/fold'
import { type Locale, text, texts } from '../../../schema/locale'
import type { ListState } from '../../lib/list-state'
import type { guideListFields } from './paths'

export type GuideFilters = ListState<typeof guideListFields>

function searchTexts(guide: ShownGuideSummary, locale: Locale): string[] {
  return [
    text(guide, 'title', locale),
    text(guide, 'summary', locale),
    ...guide.destinations.flatMap(({ nameVi, nameEn }) => [nameVi, nameEn]),
    ...texts(guide, 'tags', locale),
  ]
}

export function isFiltered({ q, category, difficulty, season, featured }: GuideFilters): boolean {
  return (
    q.trim() !== '' ||
    [category, difficulty, season].some((choice) => choice !== 'all') ||
    featured !== ''
  )
}

/** Sorts exact matches first, then by day. */
export function filterGuides(
  guides: ShownGuideSummary[],
  filters: GuideFilters,
  locale: Locale,
): ShownGuideSummary[] {
  const { q, category, difficulty, season, featured } = filters
  const isExact = (guide: ShownGuideSummary) =>
    Number(matchesExactly(q, searchTexts(guide, locale)))
  return guides
    .filter((guide) => category === 'all' || guide.category === category)
    .filter((guide) => difficulty === 'all' || guide.difficulty === difficulty)
    .filter((guide) => season === 'all' || guide.season === 'all' || guide.season.includes(season))
    .filter((guide) => featured === '' || guide.featured)
    .filter((guide) => matchesFolded(q, searchTexts(guide, locale)))
    .sort((a, b) => isExact(b) - isExact(a) || a.day - b.day)
}

export interface GuideChapter {
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
