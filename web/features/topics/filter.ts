import type { ShownTopicSummary } from '../../../schema/content/views'
import { matchesExactly, matchesFolded } from '../../../schema/fold'
import { type Locale, text, texts } from '../../../schema/locale'
import type { ListState } from '../../lib/list-state'
import type { topicListFields } from './list-fields'

export type TopicFilters = ListState<typeof topicListFields>

export const topicsShown = 12

function searchTexts(topic: ShownTopicSummary, locale: Locale): string[] {
  return [text(topic, 'title', locale), ...texts(topic, 'tags', locale)]
}

/** The topics whose title or a tag contains the search, of the chosen category; those that contain it exactly as typed come first. */
export function filterTopics(topics: ShownTopicSummary[], { q, category }: TopicFilters, locale: Locale): ShownTopicSummary[] {
  const isExact = (topic: ShownTopicSummary) => Number(matchesExactly(q, searchTexts(topic, locale)))
  return topics
    .filter((topic) => category === 'all' || topic.category === category)
    .filter((topic) => matchesFolded(q, searchTexts(topic, locale)))
    .sort((a, b) => isExact(b) - isExact(a))
}
