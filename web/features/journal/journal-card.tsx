import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { textIn } from '../../../schema/locale'
import { fillPath } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { savedArticle } from '../../domain/articles/article-card'
import { defaultMinutes } from '../../domain/articles/paths'
import { SaveButton } from '../../domain/saved/save-button'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { FactsLine } from '../../ui/facts'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { TagBadge, TagList } from '../../ui/tag-list'

const latestTags = 3
const cardTags = 4

interface JournalCardProps {
  post: PostSummary
  pattern: string
  isLatest?: boolean
}

export function JournalCard({ post, pattern, isLatest = false }: JournalCardProps) {
  const { t } = useTranslation('journal')
  const locale = useLocale()
  const title = textIn(post, 'title', locale)
  const summary = textIn(post, 'summary', locale)
  const date = formatDateOrNothing(post.publishedAt, locale)
  const minutes = t('minutes', { count: post.readingTimeMinutes ?? defaultMinutes })
  const [badge, ...rest] = post.tags.slice(0, isLatest ? latestTags : cardTags)
  return (
    <article className={`relative ${isLatest ? 'grid items-center gap-6 md:grid-cols-[1.3fr_1fr] md:gap-10' : ''}`}>
      <div className="poster relative">
        <Picture
          src={post.coverImage}
          alt=""
          format="wide"
          priority={isLatest}
          sizes={isLatest ? pictureSizes.leadCard : pictureSizes.card}
          className="h-auto w-full"
        />
        <div className="absolute end-4 top-4 z-10">
          <SaveButton item={savedArticle(post)} />
        </div>
      </div>
      <div className={isLatest ? '' : 'pt-4'}>
        {badge && <TagBadge tag={badge} lang="vi" />}
        <h3
          className={`mt-2 font-display font-semibold ${isLatest ? 'text-[1.7rem] leading-snug md:text-4xl' : 'text-xl leading-snug'}`}
          lang={title.locale}
        >
          <SiteLink to={fillPath(pattern, { slug: post.slug })} className="after:absolute after:inset-0 hover:underline">
            {title.value}
          </SiteLink>
        </h3>
        <p className="mt-2 text-muted" lang={summary.locale}>
          {summary.value}
        </p>
        <p className="mt-2 text-sm text-muted">
          <FactsLine
            facts={
              date
                ? [
                    <time key="date" dateTime={post.publishedAt ?? undefined}>
                      {date}
                    </time>,
                    minutes,
                  ]
                : [minutes]
            }
          />
        </p>
        <TagList label={t('tags')} tags={rest} lang="vi" isLinked />
      </div>
    </article>
  )
}
