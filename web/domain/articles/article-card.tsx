import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { textIn } from '../../../schema/locale'
import { fillPath } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { TagBadge, TagList } from '../../ui/tag-list'
import { SaveButton } from '../saved/save-button'
import type { SavedItem } from '../saved/saved-items'
import { PostMeta } from './post-meta'

const layouts = {
  lead: {
    item: '',
    heart: 'end-4 top-4',
    format: 'wide',
    sizes: pictureSizes.leadCard,
    title: 'text-[1.7rem] leading-snug md:text-4xl',
    summary: 'text-lg',
  },
  card: { item: '', heart: 'end-4 top-4', format: 'wide', sizes: pictureSizes.card, title: 'text-xl leading-snug', summary: '' },
  row: {
    item: 'grid xs:grid-cols-[7rem_1fr] gap-4 sm:grid-cols-[10rem_1fr]',
    heart: 'end-2 top-2',
    format: 'tall',
    sizes: pictureSizes.thumbnail,
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
  priority?: boolean
}

export function ArticleCard({ post, layout = 'card', pattern, fixedMinutes, priority = false }: ArticleCardProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const style = layouts[layout]
  const title = textIn(post, 'title', locale)
  const summary = textIn(post, 'summary', locale)
  const [firstTag, ...otherTags] = post.tags
  return (
    <article className={`relative ${style.item}`}>
      <div className="poster relative w-full self-start">
        <Picture src={post.coverImage} alt="" format={style.format} sizes={style.sizes} priority={priority} className="h-auto w-full" />
        <div className={`absolute z-10 ${style.heart}`}>
          <SaveButton item={savedArticle(post)} />
        </div>
      </div>
      <div className={layout === 'row' ? '' : 'pt-4'}>
        {firstTag && (
          <p className="mb-1.5 flex flex-wrap items-center gap-2">
            <TagBadge tag={firstTag} lang="vi" />
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
        <PostMeta post={post} fixedMinutes={fixedMinutes} />
        <TagList label={t('post.tags')} tags={otherTags} lang="vi" isLinked />
      </div>
    </article>
  )
}

export function savedArticle({ slug, titleVi, titleEn, coverImage }: PostSummary): SavedItem {
  return { kind: 'article', slug, titleVi, titleEn, picture: coverImage }
}
