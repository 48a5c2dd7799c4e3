import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { FormFailure } from '../../../domain/forms/form-summary'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { PasswordField } from '../kit/password-field'
import { loginFailure } from '../login-failure'
import { findFaults, isWrongPassword, minLength, type PasswordFaults } from './password-faults'
import { sessionsPath } from './session-list'

/** Changes the password; whoever is logged in elsewhere is logged out there. */
export function PasswordForm({ username }: { username: string }) {
  const { t } = useTranslation('admin')
  const { t: tShell } = useTranslation(['shell', 'login'])
  const { mutate } = useSWRConfig()
  const [isSaving, setIsSaving] = useState(false)
  const [faults, setFaults] = useState<PasswordFaults>({})
  const [failure, setFailure] = useState<unknown>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const payload = { currentPassword: String(data.get('currentPassword')), newPassword: String(data.get('newPassword')) }
    setFailure(undefined)
    if (isSaving || show(form, findFaults(payload, username))) return
    setIsSaving(true)
    try {
      await writeAdmin('PUT', '/api/admin/password', payload)
      form.reset()
      showToast({ title: t('account.changed'), text: t('account.changedText') })
      await mutate(sessionsPath)
    } catch (error) {
      if (isWrongPassword(error)) show(form, { currentPassword: 'wrong' })
      else setFailure(error)
    } finally {
      setIsSaving(false)
    }
  }

  /** Writes the faults at their fields and goes to the first; answers whether there are any. */
  function show(form: HTMLFormElement, found: PasswordFaults): boolean {
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  const faultText = (name: keyof PasswordFaults) => faults[name] && t(`account.faults.${faults[name]}`, { length: minLength })
  return (
    <section>
      <h2 className="text-heading">{t('account.password')}</h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t('account.passwordText', { length: minLength })}</p>
      <form method="post" noValidate onSubmit={submit} className="grid max-w-md gap-4">
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('account.currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
          error={faultText('currentPassword')}
        />
        <PasswordField label={t('account.newPassword')} name="newPassword" autoComplete="new-password" error={faultText('newPassword')} />
        {failure !== undefined && (
          <div className="text-bad">
            <FormFailure title={t('account.notChanged')} text={loginFailure(failure, tShell)} />
          </div>
        )}
        <button type="submit" disabled={isSaving} className={`${buttonStyles.primary} justify-self-start`}>
          {isSaving ? t('account.saving') : t('account.change')}
        </button>
      </form>
    </section>
  )
}
