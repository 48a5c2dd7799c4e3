import { useTranslation } from '../../../i18n/use-translation'
import { LoadError } from '../../../ui/states'
import { DayChart } from '../kit/day-chart'
import { useAdminData } from '../kit/use-admin-data'
import { ViewHeader } from '../kit/view-header'
import { SetupNotice } from '../outbox/setup-notice'
import { Waiting } from '../waiting'
import { KeyNumbers } from './key-numbers'
import { ScheduledPosts, TopArticles, TopProducts } from './top-lists'

export function View() {
  const { t } = useTranslation()
  return (
    <>
      <ViewHeader title={t('admin.dashboard.title')} />
      <Overview />
    </>
  )
}

function Overview() {
  const { t } = useTranslation()
  const { data, error, retry } = useAdminData('/api/admin/dashboard')
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  return (
    <div className="grid gap-6">
      <SetupNotice setup={data.setup} />
      <KeyNumbers dashboard={data} />
      <div className="grid gap-4 xl:grid-cols-2">
        <DayChart title={t('admin.dashboard.newSubscribers')} days={data.subscribers.days} />
        <DayChart title={t('admin.dashboard.clicks')} days={data.clicks.days} />
      </div>
      <div className="grid gap-4 xl:grid-cols-3">
        <TopArticles articles={data.articles} />
        <TopProducts products={data.clicks.products} />
        <ScheduledPosts posts={data.scheduled} />
      </div>
    </div>
  )
}
