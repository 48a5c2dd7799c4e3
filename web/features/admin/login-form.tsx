import { type FormEvent, useState } from 'react'
import { buttonStyles } from '../../components/button-styles'
import { TextField } from '../../components/text-field'
import { showToast } from '../../components/toast-store'
import { useTranslation } from '../../i18n/use-translation'
import { ApiFailure, writeApi } from '../../lib/api'

interface LoginFormProps {
  onSuccess: () => void
  /** The user who was logged in, where it is known. */
  username?: string
}

/** Username and password. What fails is told by a toast, in the specification's words. */
export function LoginForm({ onSuccess, username }: LoginFormProps) {
  const { t } = useTranslation()
  const [isPending, setIsPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = new FormData(event.currentTarget)
    const payload = { username: String(form.get('username')).trim(), password: String(form.get('password')) }
    if (!payload.username || !payload.password) {
      showToast({ title: t('login.missingTitle'), text: t('login.missingText'), destructive: true })
      return
    }
    setIsPending(true)
    try {
      await writeApi('POST', '/api/admin/login', payload)
      showToast({ title: t('login.successTitle'), text: t('login.successText') })
      onSuccess()
    } catch (error) {
      const code = error instanceof ApiFailure ? error.body?.code : undefined
      const reason = error instanceof ApiFailure ? (code ? t(`shell.errors.${code}`) : t('login.failedTitle')) : t('shell.errors.OFFLINE')
      showToast({ title: t('login.failedTitle'), text: reason, destructive: true })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset disabled={isPending} className="grid gap-4">
        <TextField
          label={t('login.username')}
          name="username"
          maxLength={200}
          required
          autoComplete="username"
          placeholder={t('login.usernameHint')}
          defaultValue={username}
        />
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          maxLength={200}
          required
          autoComplete="current-password"
          placeholder={t('login.passwordHint')}
        />
        <button type="submit" className={`${buttonStyles.primary} w-full`}>
          {isPending ? t('login.submitting') : t('login.submit')}
        </button>
      </fieldset>
    </form>
  )
}
