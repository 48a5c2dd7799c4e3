import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'
import { LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { ColleagueTable } from './colleague-table'
import { InvitationTable } from './invitation-table'
import { InviteDialog } from './invite-dialog'

export function View() {
  const { t } = useTranslation('admin')
  const { data, error, retry, mutate } = useAdminData('/api/admin/colleagues')
  const [isInviting, setIsInviting] = useState(false)
  const reload = () => void mutate()
  return (
    <>
      <ViewHeader title={t('colleagues.title')} intro={t('colleagues.intro')}>
        <button type="button" className={buttonStyles.primary} onClick={() => setIsInviting(true)}>
          {t('colleagues.invite')}
        </button>
      </ViewHeader>
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!data && !error && <Waiting />}
      {data && (
        <div className="grid gap-10">
          <ColleagueTable rows={data.colleagues} onChanged={reload} />
          {data.invitations.length > 0 && (
            <InvitationTable rows={data.invitations} onChanged={reload} />
          )}
        </div>
      )}
      {isInviting && <InviteDialog onInvited={reload} onClose={() => setIsInviting(false)} />}
    </>
  )
}
