import type { ShownTopicCategory, ShownTopicSummary } from '../../content/topics/types'
import { TopicCard } from './topic-card'

interface TopicGridProps {
  topics: ShownTopicSummary[]
  categories: ShownTopicCategory[]
  columns?: string
}

export function TopicGrid({ topics, categories, columns = 'lg:grid-cols-3' }: TopicGridProps) {
  return (
    <ul className={`grid gap-x-7 gap-y-12 sm:grid-cols-2 ${columns}`}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <TopicCard topic={topic} category={categories.find(({ id }) => id === topic.category)} />
        </li>
      ))}
    </ul>
  )
}
