import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { errorCodeOf } from '../../lib/api'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { PasswordField } from '../kit/password-field'
import { SubmitFailure } from '../kit/submit-failure'
import { ViewHeader } from '../kit/view-header'
import { useLoginFailure } from '../login-failure'
import { Passkeys } from './passkeys'
import { findErrors, minLength, type PasswordErrors } from './password-errors'
import { ProfileForm } from './profile-form'
import { SecondFactor } from './second-factor'
import { SessionList, sessionsPath } from './session-list'

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
        {me && <ProfileForm me={me} />}
        <section>
          <h2 className="text-heading">{t('account.sessions')}</h2>
          <p className="mt-1 mb-4 max-w-2xl text-muted">{t('account.sessionsText')}</p>
          <SessionList />
        </section>
        {me && <SecondFactor me={me} />}
        {me && <Passkeys />}
        <PasswordForm username={me?.username ?? ''} />
      </div>
    </>
  )
}

function PasswordForm({ username }: { username: string }) {
  const { t } = useTranslation('admin')
  const loginFailure = useLoginFailure()
  const { mutate } = useSWRConfig()
  const [isSaving, setIsSaving] = useState(false)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [failure, setFailure] = useState<unknown>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const payload = {
      currentPassword: String(data.get('currentPassword')),
      newPassword: String(data.get('newPassword')),
    }
    setFailure(undefined)
    if (isSaving || show(form, findErrors(payload, username))) return
    setIsSaving(true)
    try {
      await writeAdmin('PUT', '/api/admin/password', payload)
      form.reset()
      showToast({ title: t('account.changed'), text: t('account.changedText') })
      await mutate(sessionsPath)
    } catch (error) {
      const code = errorCodeOf(error)
      if (code === 'INVALID_CREDENTIALS') show(form, { currentPassword: 'wrong' })
      else if (code === 'BAD_REQUEST') show(form, { newPassword: 'guessable' })
      else setFailure(error)
    } finally {
      setIsSaving(false)
    }
  }

  function show(form: HTMLFormElement, found: PasswordErrors): boolean {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  const errorText = (name: keyof PasswordErrors) =>
    errors[name] && t(`account.errors.${errors[name]}`, { length: minLength })
  return (
    <section>
      <h2 className="text-heading">{t('account.password')}</h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">
        {t('account.passwordText', { length: minLength })}
      </p>
      <form method="post" noValidate onSubmit={submit} className="grid max-w-md gap-4">
        {/* For password managers. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <PasswordField
          label={t('account.currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
          error={errorText('currentPassword')}
        />
        <PasswordField
          label={t('account.newPassword')}
          name="newPassword"
          autoComplete="new-password"
          error={errorText('newPassword')}
        />
        {failure !== undefined && (
          <SubmitFailure title={t('account.notChanged')} text={loginFailure(failure)} />
        )}
        <button
          type="submit"
          disabled={isSaving}
          className={`${buttonStyles.primary} justify-self-start`}
        >
          {isSaving ? t('account.saving') : t('account.change')}
        </button>
      </form>
    </section>
  )
}
