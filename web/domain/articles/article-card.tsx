import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { textIn } from '../../../schema/locale'
import { fillPath } from '../../../schema/paths'
import type { DateStyle } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { Badge } from '../../ui/badge'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { TagList } from '../../ui/tag-list'
import { PostMeta } from './post-meta'

const layouts = {
  lead: { item: '', format: 'wide', title: 'text-[1.7rem] leading-snug md:text-4xl', summary: 'text-lg' },
  card: { item: '', format: 'wide', title: 'text-xl leading-snug', summary: '' },
  row: {
    item: 'grid xs:grid-cols-[7rem_1fr] gap-4 sm:grid-cols-[10rem_1fr]',
    format: 'tall',
    title: 'text-lg leading-snug',
    summary: 'text-sm line-clamp-3',
  },
} as const

interface ArticleCardProps {
  post: PostSummary
  layout?: keyof typeof layouts
  /** Path pattern of the article's link. */
  pattern: string
  fixedMinutes: 5 | 6 | 8
  dateStyle?: DateStyle
  priority?: boolean
}

export function ArticleCard({ post, layout = 'card', pattern, fixedMinutes, dateStyle = 'long', priority = false }: ArticleCardProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const style = layouts[layout]
  const title = textIn(post, 'title', locale)
  const summary = textIn(post, 'summary', locale)
  const [firstTag, ...otherTags] = post.tags
  return (
    <article className={`relative ${style.item}`}>
      <div className="poster w-full self-start">
        <Picture src={post.coverImage} alt="" format={style.format} priority={priority} className="h-auto w-full" />
      </div>
      <div className={layout === 'row' ? '' : 'pt-4'}>
        {firstTag && (
          <p className="mb-1.5 flex flex-wrap items-center gap-2">
            <Badge lang="vi">{firstTag}</Badge>
          </p>
        )}
        <h3 className={`font-display font-semibold ${style.title}`} lang={title.locale}>
          <SiteLink to={fillPath(pattern, { slug: post.slug })} className="after:absolute after:inset-0 hover:underline">
            {title.value}
          </SiteLink>
        </h3>
        <p className={`mt-1.5 mb-2 text-muted ${style.summary}`} lang={summary.locale}>
          {summary.value}
        </p>
        <PostMeta post={post} dateStyle={dateStyle} fixedMinutes={fixedMinutes} />
        <TagList label={t('post.tags')} tags={otherTags} lang="vi" />
      </div>
    </article>
  )
}
