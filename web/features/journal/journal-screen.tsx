import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { fillPath, paths } from '../../../schema/paths'
import { ArticleSkeletons } from '../../domain/articles/article-card'
import { defaultMinutes, journalPath } from '../../domain/articles/paths'
import { collectionHead, titledLinks } from '../../domain/heads/make-head'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { useSiteSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { ListHero } from '../../ui/list-hero'
import { Picture } from '../../ui/picture'
import { EmptyState, LoadError } from '../../ui/states'
import { JournalRow, LatestEntry } from './journal-card'
import { JourneyLine } from './journey-line'

const skeletons = 6
const picture = '@assets/art/journal-window'

export function Screen() {
  const { t } = useTranslation('journal')
  const { data: posts, error, retry } = useApi(journalPath(useLocale()))
  const minutes = (posts ?? []).reduce(
    (sum, { readingTimeMinutes }) => sum + (readingTimeMinutes ?? defaultMinutes),
    0,
  )
  const placeCount = new Set((posts ?? []).flatMap(({ tags }) => tags)).size
  const counters = [
    { count: posts?.length ?? 0, label: t('counters.entries', { count: posts?.length ?? 0 }) },
    { count: minutes, label: t('counters.minutes', { count: minutes }) },
    { count: placeCount, label: t('counters.places', { count: placeCount }) },
  ]
  return (
    <>
      <ListHero
        title={t('title')}
        intro={t('tagline')}
        counters={posts ? counters : []}
        picture={picture}
      >
        <Writer />
      </ListHero>
      {posts && <JourneyLine posts={posts} />}
      <div className="page mt-6 md:mt-12">
        <JournalEntries posts={posts} error={error} onRetry={retry} />
      </div>
    </>
  )
}

Screen.head = head

/** Who collects the entries, each of which names its author, where the settings name somebody. */
function Writer() {
  const { t } = useTranslation('journal')
  const { editor } = useSiteSettings()
  if (!editor) return null
  return (
    <p className="mt-3 flex items-center gap-3 text-sm leading-snug md:mt-5">
      {editor.picture && (
        <Picture
          src={editor.picture}
          alt=""
          format="square"
          sizes="3rem"
          className="size-12 rounded-full border-2 border-turmeric object-cover"
        />
      )}
      <span>
        {t('collectedBy')} <b className="font-display text-lg leading-tight">{editor.name}</b>
      </span>
    </p>
  )
}

function JournalEntries({
  posts,
  error,
  onRetry,
}: {
  posts: PostSummary[] | undefined
  error: unknown
  onRetry: () => void
}) {
  const { t } = useTranslation('journal')
  if (error) return <LoadError error={error} onRetry={onRetry} />
  if (!posts)
    return (
      <ArticleSkeletons
        count={skeletons}
        className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
      />
    )
  const [latest, ...others] = posts
  if (!latest) {
    return (
      <>
        <h2 className="sr-only">{t('allHeading')}</h2>
        <EmptyState isLarge title={t('emptyTitle')} text={t('emptyText')} />
      </>
    )
  }
  return (
    <>
      <section aria-labelledby="latest-heading">
        <h2 id="latest-heading" className="mb-5 font-sans font-semibold text-accent">
          {t('latest')}
        </h2>
        <LatestEntry post={latest} />
      </section>
      {others.length > 0 && (
        <section className="mt-10 md:mt-16" aria-labelledby="all-heading">
          <h2 id="all-heading" className="mb-6 text-title">
            {t('allHeading')}
          </h2>
          <ol>
            {others.map((post) => (
              <JournalRow key={post.id} post={post} />
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function head(input: HeadInput): Head {
  return collectionHead(input, {
    texts: 'journal',
    path: paths.journal,
    picture,
    items: titledLinks(input, (input.data ?? []) as PostSummary[], ({ slug }) =>
      fillPath(paths.article, { slug }),
    ),
  })
}
