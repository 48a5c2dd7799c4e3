import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownTopicCategory, ShownTopicSummary } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Badge } from '../../ui/badge'
import { Picture } from '../../ui/picture'
import { PosterCard, type PosterCardProps, PosterWords } from '../../ui/poster-card'
import { TagList } from '../../ui/tag-list'

const tagsShown = 3

interface TopicCardProps {
  topic: ShownTopicSummary
  category: ShownTopicCategory | undefined
  priority?: boolean
  isLead?: boolean
}

export const TopicCard = memo(function TopicCard({ topic, category, priority = false, isLead = false }: TopicCardProps) {
  const { t } = useTranslation('topics')
  const locale = useLocale()
  const Card = isLead ? LeadCard : PosterCard
  return (
    <Card
      to={fillPath(paths.topic, { slug: topic.slug })}
      title={text(topic, 'title', locale)}
      picture={topic.image}
      priority={priority}
      text={text(topic, 'description', locale)}
      kicker={
        <>
          {category && <Badge>{text(category, 'name', locale)}</Badge>}
          <span className="text-muted">{t('readTime', { count: topic.readTime })}</span>
        </>
      }
    >
      <div className="mt-auto">
        <TagList label={t('tags')} tags={texts(topic, 'tags', locale).slice(0, tagsShown)} isLinked />
      </div>
    </Card>
  )
})

/** A card two columns wide (`sm:col-span-2`, gap-x-7): a tall picture in the first, all its words in the second; on phones one above the other. */
function LeadCard({ picture, priority = false, text, children, ...words }: Omit<PosterCardProps, 'format' | 'corner'>) {
  return (
    <article className="relative grid items-start gap-x-7 sm:grid-cols-2">
      <div className="poster">
        <Picture
          src={picture}
          alt=""
          format="wide"
          wideFormat="tall"
          priority={priority}
          sizes={pictureSizes.card}
          className="h-auto w-full"
        />
      </div>
      <PosterWords {...words}>
        <p className="text-base opacity-80">{text}</p>
        {children}
      </PosterWords>
    </article>
  )
}

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
