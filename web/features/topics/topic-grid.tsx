import type { ShownTopicCategory, ShownTopicSummary } from '../../content/topics/types'
import { TopicCard } from './topic-card'

interface TopicGridProps {
  topics: ShownTopicSummary[]
  categories: ShownTopicCategory[]
}

export function TopicGrid({ topics, categories }: TopicGridProps) {
  return (
    <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic) => (
        <li key={topic.id}>
          <TopicCard topic={topic} category={categories.find(({ id }) => id === topic.category)} />
        </li>
      ))}
    </ul>
  )
}
