import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { textIn } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { formatDateOrNothing } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { FactsLine } from '../../ui/facts'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { TagBadge } from '../../ui/tag-list'
import { SaveButton } from '../saved/save-button'
import type { SavedItem } from '../saved/saved-items'

const thumbnail = {
  format: 'square',
  sizes: pictureSizes.thumbnail,
  words: '',
  title: 'line-clamp-3 text-lg leading-snug',
  summary: 'line-clamp-2 text-sm max-md:hidden',
} as const

const layouts = {
  lead: {
    item: '',
    format: 'wide',
    sizes: pictureSizes.leadCard,
    words: 'pt-4',
    title: 'text-lead leading-snug md:text-4xl',
    summary: 'max-md:line-clamp-3 md:text-lg',
  },
  card: {
    item: '',
    format: 'wide',
    sizes: pictureSizes.card,
    words: 'pt-3',
    title: 'text-xl leading-snug',
    summary: 'max-md:hidden',
  },
  hero: {
    item: 'md:grid md:wide-first md:items-start md:gap-8',
    format: 'wide',
    sizes: pictureSizes.leadCard,
    words: 'pt-3 md:pt-0',
    title: 'text-lead leading-snug md:text-4xl',
    summary: 'md:text-lg',
  },
  list: {
    item: 'grid thumb-24 items-start gap-4',
    ...thumbnail,
  },
  row: {
    item: 'grid thumb-24 items-start gap-4 ' + 'lg:thumb-60',
    ...thumbnail,
  },
} as const

const tagsShown = 3

interface ArticleCardProps {
  post: PostSummary
  layout?: keyof typeof layouts
  pattern: string
  fixedMinutes: 5 | 6 | 8
  priority?: boolean
}

export function ArticleCard({
  post,
  layout = 'card',
  pattern,
  fixedMinutes,
  priority = false,
}: ArticleCardProps) {
  const locale = useLocale()
  const style = layouts[layout]
  const isRow = layout === 'row' || layout === 'list'
  const title = textIn(post, 'title', locale)
  const summary = textIn(post, 'summary', locale)
  return (
    <article className={`relative ${style.item}`}>
      <Picture
        src={post.coverImage}
        alt=""
        format={style.format}
        sizes={style.sizes}
        priority={priority}
        className="poster h-auto w-full"
      />
      {layout === 'row' && (
        <SaveButton
          item={savedArticle(post)}
          look="small"
          className="absolute start-48 top-0 z-10 max-lg:hidden"
        />
      )}
      {!isRow && (
        <SaveButton
          item={savedArticle(post)}
          className={
            layout === 'hero'
              ? 'absolute end-4 top-4 z-10 md:start-4 md:end-auto'
              : 'absolute end-4 top-4 z-10'
          }
        />
      )}
      <div className={style.words}>
        <PostTags tags={post.tags.slice(0, tagsShown)} className="mb-1.5" />
        <h3 className={`font-display font-semibold ${style.title}`} lang={title.locale}>
          <SiteLink
            to={fillPath(pattern, { slug: post.slug })}
            className="after:absolute after:inset-0 hover:underline"
          >
            {title.value}
          </SiteLink>
        </h3>
        <p className={`mt-1.5 text-pretty text-muted ${style.summary}`} lang={summary.locale}>
          {summary.value}
        </p>
        <PostMeta post={post} fixedMinutes={fixedMinutes} className="mt-1.5" />
      </div>
    </article>
  )
}

export function savedArticle({ slug, titleVi, titleEn, coverImage }: PostSummary): SavedItem {
  return { kind: 'article', slug, titleVi, titleEn, picture: coverImage }
}

interface PostTagsProps {
  tags: readonly string[]
  className?: string
}

export function PostTags({ tags, className = '' }: PostTagsProps) {
  const { t } = useTranslation('shell')
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('post.tags')} className={`flex flex-wrap gap-x-1 ${className}`.trim()}>
      {tags.map((tag, index) => (
        <li key={tag}>
          <TagBadge tag={tag} lang="vi" tone={index === 0 ? 'plain' : 'outline'} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Of the cards on the home page, which alone name the team where a story has no author, and write
 * dates in numbers.
 */
const homeMinutes = 5

interface PostMetaProps {
  post: PostSummary
  fixedMinutes: 5 | 6 | 8
  /** Links the author's name to their page. */
  authorSlug?: string | undefined
  className?: string
}

export function PostMeta({ post, fixedMinutes, authorSlug, className = '' }: PostMetaProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const isOnHome = fixedMinutes === homeMinutes
  const date = formatDateOrNothing(post.publishedAt, locale, isOnHome ? 'numeric' : 'post')
  const minutes = post.readingTimeMinutes
  const facts = [
    authorSlug ? (
      <SiteLink
        key="author"
        to={fillPath(paths.author, { slug: authorSlug })}
        className="underline underline-offset-4"
      >
        {post.authorName}
      </SiteLink>
    ) : (
      (post.authorName ?? (isOnHome && t('post.team', { product: site.name })))
    ),
    date && (
      <time key="date" dateTime={post.publishedAt ?? undefined}>
        {date}
      </time>
    ),
    minutes ? t('post.readTime', { minutes }) : t(`post.fixedReadTime${fixedMinutes}`),
  ].filter(Boolean)
  return <FactsLine facts={facts} className={`text-sm text-muted ${className}`.trim()} />
}

export function ArticleSkeletons({ count, className }: { count: number; className: string }) {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} aria-hidden="true" className="pulsing">
          <div className="skeleton aspect-video" />
          <div className="skeleton mt-4 h-6 w-4/5" />
          <div className="skeleton mt-2 h-4 w-full" />
          <div className="skeleton mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
