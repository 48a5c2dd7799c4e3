import type { ShownTopicSummary } from '../../../schema/content/views'
import { matchesExactly, matchesFolded } from '../../../schema/fold'
import { type Locale, text, texts } from '../../../schema/locale'
import type { ListState } from '../../lib/list-state'
import type { topicListFields } from '../paths'

type TopicFilters = ListState<typeof topicListFields>

export const topicsShown = 12
/** Fills rows of two and of four. */
const relatedShown = 4

function searchTexts(topic: ShownTopicSummary, locale: Locale): string[] {
  return [text(topic, 'title', locale), ...texts(topic, 'tags', locale)]
}

/** Takes one topic of each category in turn, so that no row shows one category only. */
export function interleaveCategories<Topic extends Pick<ShownTopicSummary, 'category'>>(
  topics: readonly Topic[],
): Topic[] {
  const categories = [...new Set(topics.map(({ category }) => category))]
  const byCategory = categories.map((category) =>
    topics.filter((topic) => topic.category === category),
  )
  return topics.flatMap((_, turn) => byCategory.flatMap((own) => own[turn] ?? []))
}

export function filterTopics(
  topics: ShownTopicSummary[],
  { q, category }: TopicFilters,
  locale: Locale,
): ShownTopicSummary[] {
  const isExact = (topic: ShownTopicSummary) =>
    Number(matchesExactly(q, searchTexts(topic, locale)))
  return interleaveCategories(topics)
    .filter((topic) => category === 'all' || topic.category === category)
    .filter((topic) => matchesFolded(q, searchTexts(topic, locale)))
    .sort((a, b) => isExact(b) - isExact(a))
}

type Related = Pick<ShownTopicSummary, 'slug' | 'category' | 'relatedDestinations'>

/** Returns topics of the same category first, then those with the most shared destinations. */
export function relatedTopics<Topic extends Related>(
  topic: Related,
  topics: readonly Topic[],
): Topic[] {
  const own = new Set(topic.relatedDestinations.map(({ id }) => id))
  const likeness = ({ category, relatedDestinations }: Related) =>
    (category === topic.category ? own.size + 1 : 0) +
    relatedDestinations.filter(({ id }) => own.has(id)).length
  return topics
    .filter(({ slug }) => slug !== topic.slug)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, relatedShown)
}
