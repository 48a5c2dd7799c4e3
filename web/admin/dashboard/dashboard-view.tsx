import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { DayChart } from '../kit/day-chart'
import { ViewHeader } from '../kit/view-header'
import { SetupNotice } from '../outbox/setup-notice'
import { Waiting } from '../waiting'
import { KeyNumbers } from './key-numbers'
import { ShortList, TopLists } from './top-lists'
import { useWorkLists } from './use-work-lists'

export function View() {
  const { t } = useTranslation('admin')
  return (
    <>
      <ViewHeader title={t('dashboard.title')} />
      <Overview />
    </>
  )
}

function Overview() {
  const { t } = useTranslation('admin')
  const { data, error, retry } = useAdminData('/api/admin/dashboard')
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  return (
    <div className="grid gap-6">
      <SetupNotice setup={data.setup} />
      <KeyNumbers dashboard={data} />
      <WaitingLists />
      <div className="grid gap-4 xl:grid-cols-2">
        <DayChart
          title={t('dashboard.newSubscribers')}
          days={data.subscribers.days}
          empty={t('dashboard.noNewSubscribers')}
        />
        <DayChart
          title={t('dashboard.clicks')}
          days={data.clicks.days}
          empty={t('dashboard.noClicks')}
        />
      </div>
      <TopLists {...data} />
    </div>
  )
}

function WaitingLists() {
  const { t } = useTranslation('admin')
  const { lists, error, retry } = useWorkLists()
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!lists) return <div className="pulsing skeleton h-40" />
  const busy = lists.filter(({ lines }) => lines.length > 0)
  const quiet = lists.filter(({ lines }) => lines.length === 0)
  return (
    <section aria-labelledby="waiting-work">
      <h2 id="waiting-work" className="mb-3 text-heading">
        {t('dashboard.work')}
      </h2>
      {/* Growing cards leave no hole in the last row. */}
      <div className="flex flex-wrap gap-4 *:grow *:basis-72">
        {busy.map((list) => (
          <ShortList key={list.title} as="h3" {...list} />
        ))}
        {quiet.length > 0 && (
          <section className="rounded-card border border-line p-4">
            <h3 className="text-base font-semibold">{t('dashboard.quiet')}</h3>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {quiet.map(({ title, all }) => (
                <li key={title}>
                  <SiteLink
                    to={all[0]?.to ?? ''}
                    className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline lg:min-h-8"
                  >
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </section>
  )
}
