import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { AdminEntryRow } from '../../../../schema/api/admin-entries'
import type { AdminPostRow } from '../../../../schema/api/admin-posts'
import { formatDate } from '../../../../schema/time'
import { useLocale } from '../../../lib/locale-context'
import { LoadError } from '../../../ui/states'
import { entryScreens } from '../entries/content/entry-api'
import { titleOf } from '../entries/content/titles'
import { useAdminData } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { postApi, postScreens } from '../posts/content/post-api'
import { titleOf as postTitle } from '../posts/content/post-fields'
import { MissedSearches } from './missed-searches'
import { PhotosToSee } from './photos-to-see'
import { ShortList } from './top-lists'

const maxShown = 5
function daysLeftText(t: TFunction<'admin'>, days: number): string {
  if (days === 0) return t('dashboard.lastDay')
  return days > 0 ? t('dashboard.daysLeft', { count: days }) : t('dashboard.daysOver', { count: -days })
}

/** Content that waits for an editor, the newest first, with the way to all of it. */
export function WaitingLists() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, error, retry } = useAdminData('/api/admin/entries/waiting')
  const posts = useAdminData(`${postApi.list}?status=behind`)
  if (error || posts.error) {
    const retryBoth = () => {
      retry()
      posts.retry()
    }
    return <LoadError error={error ?? posts.error} onRetry={retryBoth} />
  }
  if (!data || !posts.data) return <div className="pulsing skeleton h-40" />
  const line = (entry: AdminEntryRow, note: string) => ({
    ...{ id: entry.id, to: entryScreens.editor(entry.id), name: titleOf(entry, locale, t), note },
  })
  const all = (query: string) => [{ to: `${entryScreens.list}?${query}`, label: t('dashboard.all') }]
  const edited = (entry: AdminEntryRow) => line(entry, formatInstant(entry.updatedAt, locale))
  const behindPost = (post: AdminPostRow) => ({
    ...{ id: post.id, to: postScreens.editor(post.id), name: postTitle(post, locale, t), note: formatInstant(post.updatedAt, locale) },
  })
  const behind = [
    ...data.behind.map((entry) => ({ at: entry.updatedAt, line: edited(entry) })),
    ...posts.data.posts.map((post) => ({ at: post.updatedAt, line: behindPost(post) })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1))
  return (
    <section aria-labelledby="waiting-work">
      <h2 id="waiting-work" className="mb-3 text-heading">
        {t('dashboard.work')}
      </h2>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {data.failed.length > 0 && (
          <ShortList
            as="h3"
            title={t('dashboard.failedContent')}
            all={all('state=failed')}
            lines={data.failed.map((entry) => line(entry, formatInstant(entry.scheduleFailedAt, locale)))}
          />
        )}
        <ShortList
          as="h3"
          title={t('dashboard.behind')}
          empty={t('dashboard.noBehind')}
          all={[
            { to: `${entryScreens.list}?state=behind`, label: t('frame.nav.content') },
            { to: `${postScreens.list}?status=behind`, label: t('frame.nav.posts') },
          ]}
          lines={behind.slice(0, maxShown).map(({ line: shown }) => shown)}
        />
        <ShortList
          as="h3"
          title={t('dashboard.changed')}
          empty={t('dashboard.noChanged')}
          all={all('state=changed')}
          lines={data.changed.map(edited)}
        />
        <ShortList
          as="h3"
          title={t('dashboard.scheduledContent')}
          empty={t('dashboard.noScheduledContent')}
          all={all('state=scheduled')}
          lines={data.scheduled.map((entry) => line(entry, formatInstant(entry.scheduledAtVi ?? entry.scheduledAtEn, locale)))}
        />
        <ShortList
          as="h3"
          title={t('dashboard.endingDeals')}
          empty={t('dashboard.noEndingDeals')}
          all={all('kind=deal')}
          lines={data.endingDeals.map((entry) => line(entry, t('dashboard.endsOn', { date: formatDate(entry.endsOn, locale) })))}
        />
        <ShortList
          as="h3"
          title={t('dashboard.expiringFacts')}
          empty={t('dashboard.noExpiringFacts')}
          all={all('kind=fact')}
          lines={data.expiringFacts.map((entry) => line(entry, daysLeftText(t, entry.daysLeft)))}
        />
        <PhotosToSee photos={data.photos} />
        <MissedSearches />
      </div>
    </section>
  )
}
