import { useTranslation } from 'react-i18next'
import { LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { DayChart } from '../kit/day-chart'
import { ViewHeader } from '../kit/view-header'
import { SetupNotice } from '../outbox/setup-notice'
import { Waiting } from '../waiting'
import { KeyNumbers } from './key-numbers'
import { TopLists } from './top-lists'
import { WaitingLists } from './waiting-lists'

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
