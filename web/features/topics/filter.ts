import type { ShownTopicSummary } from '../../../schema/content/views'
import { matchesExactly, matchesFolded } from '../../../schema/fold'
import { type Locale, text, texts } from '../../../schema/locale'
import type { ListState } from '../../lib/list-state'
import type { topicListFields } from '../paths'

type TopicFilters = ListState<typeof topicListFields>

export const topicsShown = 12

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
