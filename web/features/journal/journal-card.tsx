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
    <article className="relative grid items-start gap-4 md:grid-cols-[1.3fr_1fr] md:gap-10">
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
        <EntryTitle post={post} className="mt-1 text-[1.7rem] leading-snug md:text-4xl" />
        <EntrySummary post={post} className="mt-2" />
        <PostTags tags={post.tags.slice(0, latestTags)} className="mt-1" />
      </div>
    </article>
  )
}

export function JournalRow({ post }: { post: PostSummary }) {
  return (
    <li className="relative ps-7 not-last:pb-7 md:ps-10 md:not-last:pb-9">
      <span
        aria-hidden="true"
        className="absolute start-[0.3125rem] top-1 bottom-0 w-0.5 bg-turmeric"
      />
      <span
        aria-hidden="true"
        className="absolute start-0 top-1 size-3 rounded-full border-3 border-turmeric bg-paper"
      />
      <article
        className={
          'relative grid grid-cols-[minmax(0,1fr)_6rem] ' +
          'grid-rows-[auto_auto_1fr] items-start gap-x-4 ' +
          'md:grid-cols-[15rem_minmax(0,1fr)] ' +
          'md:grid-rows-[auto_auto_auto_1fr] md:gap-x-8'
        }
      >
        <div className="max-md:col-span-2 md:col-start-2">
          <EntryFacts post={post} />
        </div>
        <EntryTitle
          post={post}
          className="mt-1 text-xl leading-snug md:col-start-2 md:text-2xl md:leading-snug"
        />
        <EntrySummary post={post} className="mt-1 max-md:hidden md:col-start-2" />
        <Picture
          src={post.coverImage}
          alt=""
          format="square"
          wideFormat="wide"
          sizes={pictureSizes.thumbnail}
          className={
            'poster mt-1 h-auto w-full max-md:col-start-2 max-md:row-span-2 ' +
            'max-md:row-start-2 md:col-start-1 md:row-span-4 md:row-start-1'
          }
        />
        <div className="max-md:row-start-3 md:col-start-2">
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
