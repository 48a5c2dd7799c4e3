import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { textIn } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { PostTags, savedArticle } from '../../domain/articles/article-card'
import { defaultMinutes } from '../../domain/articles/paths'
import { SaveButton } from '../../domain/saved/save-button'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'

const latestTags = 3
const rowTags = 4

export function LatestEntry({ post }: { post: PostSummary }) {
  return (
    <article className="relative grid items-start gap-4 md:wide-first md:gap-8">
      <div className="poster relative">
        <Picture
          src={post.coverImage}
          alt=""
          format="wide"
          priority
          sizes={pictureSizes.leadCard}
          className="h-auto w-full"
        />
        <SaveButton item={savedArticle(post)} className="absolute end-4 top-4 z-10" />
      </div>
      <div>
        <EntryFacts post={post} />
        <EntryTitle post={post} className="mt-1 text-lead leading-snug md:text-4xl" />
        <EntrySummary post={post} className="mt-2" />
        <PostTags tags={post.tags.slice(0, latestTags)} className="mt-1" />
      </div>
    </article>
  )
}

export function JournalRow({ post }: { post: PostSummary }) {
  return (
    <li className="journal-row">
      <span aria-hidden="true" className="journal-ring absolute start-0 top-1" />
      <article className="relative">
        <div className="journal-facts">
          <EntryFacts post={post} />
        </div>
        <EntryTitle post={post} className="mt-1 text-xl leading-snug md:text-2xl" />
        <EntrySummary post={post} className="mt-1 max-md:hidden" />
        <Picture
          src={post.coverImage}
          alt=""
          format="square"
          wideFormat="wide"
          sizes={pictureSizes.thumbnail}
          className="poster mt-1 h-auto w-full"
        />
        <div className="journal-tags">
          <PostTags tags={post.tags.slice(0, rowTags)} className="mt-1" />
        </div>
      </article>
    </li>
  )
}

function EntryFacts({ post }: { post: PostSummary }) {
  const { t } = useTranslation('journal')
  const date = formatDateOrNothing(post.publishedAt, useLocale(), 'post')
  return (
    <p className="text-sm text-muted">
      {date && (
        <>
          <time dateTime={post.publishedAt ?? undefined}>{date}</time> ·{' '}
        </>
      )}
      {t('minutes', { count: post.readingTimeMinutes ?? defaultMinutes })}
      {post.authorName && (
        <>
          {' '}
          · <span className="whitespace-nowrap">{post.authorName}</span>
        </>
      )}
    </p>
  )
}

interface EntryPartProps {
  post: PostSummary
  className: string
}

function EntryTitle({ post, className }: EntryPartProps) {
  const { value, locale } = textIn(post, 'title', useLocale())
  return (
    <h3 className={`font-display font-semibold ${className}`} lang={locale}>
      <SiteLink
        to={fillPath(paths.journalEntry, { slug: post.slug })}
        className="after:absolute after:inset-0 hover:underline"
      >
        {value}
      </SiteLink>
    </h3>
  )
}

function EntrySummary({ post, className }: EntryPartProps) {
  const { value, locale } = textIn(post, 'summary', useLocale())
  return (
    <p className={`text-muted ${className}`} lang={locale}>
      {value}
    </p>
  )
}
