import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../domain/forms/failure-text'
import { FormFailure } from '../../domain/forms/form-summary'
import { TextField } from '../../domain/forms/text-field'
import { ApiFailure, writeApi } from '../../lib/api'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { PasswordField } from './kit/password-field'

/** Returns the text for a failed login: the server's reason, or after too many tries when to retry. */
export function useLoginFailure(): (error: unknown) => string {
  const { t } = useTranslation(['shell', 'login'])
  return (error) => {
    if (!(error instanceof ApiFailure)) return t('errors.OFFLINE')
    if (error.status === 429) return failureText(error, t, '')
    return error.body ? t(`errors.${error.body.code}`) : t('login:failedTitle')
  }
}

interface LoginFormProps {
  onSuccess: () => void | Promise<void>
  username?: string
}

/** The failure stays beside the button until the next try. */
export function LoginForm({ onSuccess, username }: LoginFormProps) {
  const { t } = useTranslation('login')
  const loginFailure = useLoginFailure()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const password = useRef<HTMLInputElement>(null)
  // The fields were disabled meanwhile and lost the focus.
  useEffect(() => {
    if (failure) password.current?.select()
  }, [failure])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const payload = { username: String(data.get('username')).trim(), password: String(data.get('password')) }
    setFailure(undefined)
    if (!payload.username || !payload.password) {
      showToast({ title: t('missingTitle'), text: t('missingText'), destructive: true })
      form.querySelector<HTMLElement>(`[name=${payload.username ? 'password' : 'username'}]`)?.focus()
      return
    }
    setIsPending(true)
    try {
      await writeApi('POST', '/api/admin/login', payload)
      showToast({ title: t('successTitle'), text: t('successText') })
      await onSuccess()
    } catch (error) {
      const reason = loginFailure(error)
      setFailure(reason)
      showToast({ title: t('failedTitle'), text: reason, destructive: true })
    } finally {
      setIsPending(false)
    }
  }

  // Should it be sent without scripts, POST leaves the password out of the address.
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset disabled={isPending} className="grid gap-4">
        <TextField
          label={t('username')}
          name="username"
          maxLength={200}
          required
          autoComplete="username"
          placeholder={t('usernameHint')}
          defaultValue={username}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          placeholder={t('passwordHint')}
          inputRef={password}
        />
        {failure && (
          <div className="text-bad">
            <FormFailure title={t('failedTitle')} text={failure} />
          </div>
        )}
        <button type="submit" className={`${buttonStyles.primary} w-full`}>
          {isPending ? t('submitting') : t('submit')}
        </button>
      </fieldset>
    </form>
  )
}
