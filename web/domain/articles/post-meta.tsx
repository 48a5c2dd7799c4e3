import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { site } from '../../../schema/site'
import { formatDateOrNothing } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { FactsLine } from '../../ui/facts'

/**
 * Of the cards on the home page, which alone name the team where a story has no author, and write
 * dates in numbers.
 */
const homeMinutes = 5

interface PostMetaProps {
  post: PostSummary
  /** Shown for posts without a reading time of their own. */
  fixedMinutes: 5 | 6 | 8
  className?: string
}

export function PostMeta({ post, fixedMinutes, className = '' }: PostMetaProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const isOnHome = fixedMinutes === homeMinutes
  const date = formatDateOrNothing(post.publishedAt, locale, isOnHome ? 'numeric' : 'post')
  const minutes = post.readingTimeMinutes
  const facts = [
    post.authorName ?? (isOnHome && t('post.team', { product: site.name })),
    date && (
      <time key="date" dateTime={post.publishedAt ?? undefined}>
        {date}
      </time>
    ),
    minutes ? t('post.readTime', { minutes }) : t(`post.fixedReadTime${fixedMinutes}`),
  ].filter(Boolean)
  return <FactsLine facts={facts} className={`text-sm text-muted ${className}`.trim()} />
}
