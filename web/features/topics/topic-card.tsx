import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { Badge } from '../../components/badge'
import { PosterCard } from '../../components/poster-card'
import type { ShownTopicCategory, ShownTopicSummary } from '../../content/topics/types'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'

const tagsShown = 3

interface TopicCardProps {
  topic: ShownTopicSummary
  category: ShownTopicCategory | undefined
  priority?: boolean
}

export function TopicCard({ topic, category, priority = false }: TopicCardProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <PosterCard
      to={fillPath(paths.topic, { slug: topic.slug })}
      title={text(topic, 'title', locale)}
      picture={topic.image}
      priority={priority}
      text={text(topic, 'description', locale)}
      kicker={
        <>
          {category && <Badge>{text(category, 'name', locale)}</Badge>}
          <span className="text-muted">{t('topics.readTime', { count: topic.readTime })}</span>
        </>
      }
    >
      <ul className="mt-auto flex flex-wrap gap-1.5" aria-label={t('topics.tags')}>
        {texts(topic, 'tags', locale)
          .slice(0, tagsShown)
          .map((tag) => (
            <li key={tag}>
              <Badge tone="outline">{tag}</Badge>
            </li>
          ))}
      </ul>
    </PosterCard>
  )
}
