import { useTranslation } from 'react-i18next'
import { useAdminData } from '../kit/admin-api'
import { ViewHeader } from '../kit/view-header'
import { PasswordForm } from './password-form'
import { SecondFactor } from './second-factor'
import { SessionList } from './session-list'

export function View() {
  const { t } = useTranslation('admin')
  const { data: me } = useAdminData('/api/admin/me')
  return (
    <>
      <ViewHeader
        title={t('account.title')}
        intro={me && t('account.intro', { username: me.username })}
      />
      <div className="grid max-w-4xl gap-12">
        <SessionList />
        {me && <SecondFactor me={me} />}
        <PasswordForm username={me?.username ?? ''} />
      </div>
    </>
  )
}
