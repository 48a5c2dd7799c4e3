import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../schema/api/posts'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { englishPlaceName, type PlaceName, places } from '../../../schema/places'
import { ArticleSkeletons } from '../../domain/articles/article-card'
import { defaultMinutes, journalPath } from '../../domain/articles/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { ListHero } from '../../ui/list-hero'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import './journal.css'
import { JournalRow, LatestEntry } from './journal-card'

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
      {posts && <JournalPlaces posts={posts} />}
      <div className="page mt-6 md:mt-12">
        <JournalEntries posts={posts} error={error} onRetry={retry} />
      </div>
    </>
  )
}

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
          className="journal-writer rounded-full border-2 border-turmeric object-cover"
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

function JournalPlaces({ posts }: { posts: readonly PostSummary[] }) {
  const { t } = useTranslation('journal')
  const locale = useLocale()
  const stops = journalPlaces(posts)
  if (stops.length === 0) return null
  return (
    <nav aria-label={t('journey')} className="mt-4 overflow-hidden border-y border-line md:mt-6">
      <div className="page">
        <ol className="-mx-4.5 flex overflow-x-auto px-4.5 py-4">
          {stops.map((stop) => {
            const name = text(stop, 'name', locale)
            return (
              <li key={stop.placeId} className="journal-place">
                <span aria-hidden="true" className="journal-ring" />
                <SiteLink
                  to={fillPath(paths.journalEntry, { slug: stop.slug })}
                  className={
                    'flex min-h-8 flex-col pt-1 text-xs ' +
                    'leading-tight font-semibold whitespace-nowrap underline-offset-4 ' +
                    'after:absolute after:inset-0 hover:underline md:text-lg'
                  }
                >
                  <span lang={name === stop.nameVi ? 'vi' : undefined}>{name}</span>
                  {stop.count > 1 && (
                    <span className="font-normal">{t('stopEntries', { count: stop.count })}</span>
                  )}
                </SiteLink>
              </li>
            )
          })}
        </ol>
      </div>
    </nav>
  )
}

interface Stop extends PlaceName {
  placeId: string
  slug: string
  count: number
}

/** Returns the places of journal entries, north to south; entries without a place are left out. */
export function journalPlaces(posts: readonly PostSummary[]): Stop[] {
  const stops = new Map<string, Stop>()
  for (const { slug, tags, destinationSlug } of posts) {
    const placeId = [destinationSlug ?? '', ...tags]
      .map((name) => resolveDestinationSlug(name) ?? name)
      .find((id) => northToSouth.includes(id))
    const [name] = tags
    if (!placeId || !name) continue
    const stop = stops.get(placeId)
    if (stop) stop.count += 1
    else
      stops.set(placeId, { placeId, nameVi: name, nameEn: englishPlaceName(name), slug, count: 1 })
  }
  return [...stops.values()].sort(
    (a, b) => northToSouth.indexOf(a.placeId) - northToSouth.indexOf(b.placeId),
  )
}

const northToSouth = Object.keys(places)
