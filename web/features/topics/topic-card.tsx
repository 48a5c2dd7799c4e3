import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import type { ShownTopicCategory, ShownTopicSummary } from '../../content/topics/types'
import { useLocale } from '../../lib/locale-context'
import { Badge } from '../../ui/badge'
import { PosterCard } from '../../ui/poster-card'
import { TagList } from '../../ui/tag-list'
import { LeadCard } from './lead-card'

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
        <TagList label={t('tags')} tags={texts(topic, 'tags', locale).slice(0, tagsShown)} />
      </div>
    </Card>
  )
})
