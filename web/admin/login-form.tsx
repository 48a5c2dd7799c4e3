import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminLimits } from '../../schema/admin-fields'
import type { LoginResult } from '../../schema/api/admins'
import { TextField } from '../domain/forms/text-field'
import { ApiFailure, writeApi } from '../lib/api'
import { buttonStyles } from '../ui/button-styles'
import { showToast } from '../ui/toast-store'
import { CodeField } from './kit/code-field'
import { PasswordField } from './kit/password-field'
import { SubmitFailure } from './kit/submit-failure'
import { FieldFault, useSubmit } from './kit/use-submit'
import { useLoginFailure } from './login-failure'
import { PasskeyLogin } from './passkey-login'

interface LoginFormProps {
  onSuccess: () => void | Promise<void>
  username?: string
  /** A dialog lies above toasts, so a failure is shown beside the button instead. */
  isInDialog?: boolean
}

/** Failed fields stay marked until the next try. */
export function LoginForm({ onSuccess, username, isInDialog = false }: LoginFormProps) {
  const { t } = useTranslation('login')
  const loginFailure = useLoginFailure()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isCodeWanted, setIsCodeWanted] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isInDialog || document.activeElement instanceof HTMLInputElement) return
    // In the next frame: a navigation first focuses the heading.
    const frame = requestAnimationFrame(() => name.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isInDialog])
  // The fields were disabled meanwhile and lost the focus.
  useEffect(() => {
    if (failure) password.current?.select()
  }, [failure])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const payload = {
      username: String(data.get('username')).trim(),
      password: String(data.get('password')),
    }
    setFailure(undefined)
    if (!payload.username || !payload.password) {
      showToast({ title: t('missingTitle'), text: t('missingText'), destructive: true })
      form
        .querySelector<HTMLElement>(`[name=${payload.username ? 'password' : 'username'}]`)
        ?.focus()
      return
    }
    setIsPending(true)
    try {
      const response = await writeApi('POST', '/api/admin/login', payload)
      const result: LoginResult = await response.json()
      if ('isCodeRequired' in result) return setIsCodeWanted(true)
      showToast({ title: t('successTitle'), text: t('successText') })
      await onSuccess()
    } catch (error) {
      fail(loginFailure(error))
    } finally {
      setIsPending(false)
    }
  }

  function fail(reason: string) {
    setFailure(reason)
    if (!isInDialog) showToast({ title: t('failedTitle'), text: reason, destructive: true })
  }

  function startAgain(reason?: string) {
    setIsCodeWanted(false)
    if (reason) fail(reason)
    else setFailure(undefined)
  }

  const mark = isInDialog ? {} : { error: failure, isErrorHidden: true }
  if (isCodeWanted) return <CodeForm onSuccess={onSuccess} onStartAgain={startAgain} />

  // Should it be sent without scripts, POST leaves the password out of the address.
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <fieldset disabled={isPending} className="grid gap-4">
          <TextField
            label={t('username')}
            name="username"
            maxLength={adminLimits.password}
            required
            autoComplete="username"
            placeholder={t('usernameHint')}
            defaultValue={username}
            inputRef={name}
            {...mark}
          />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            placeholder={t('passwordHint')}
            inputRef={password}
            {...mark}
          />
          {isInDialog && <SubmitFailure title={t('failedTitle')} text={failure} />}
          <button type="submit" className={`${buttonStyles.primary} w-full`}>
            {isPending ? t('submitting') : t('submit')}
          </button>
        </fieldset>
      </form>
      <PasskeyLogin onSuccess={onSuccess} />
    </>
  )
}

interface CodeFormProps {
  onSuccess: () => void | Promise<void>
  /** After a timeout or too many wrong codes; without a reason somebody else logs in. */
  onStartAgain: (reason?: string) => void
}

/** The second step of the login, for accounts with a second factor. */
function CodeForm({ onSuccess, onStartAgain }: CodeFormProps) {
  const { t } = useTranslation(['login', 'shell'])
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const invalid = { field: 'code', text: t('shell:errors.INVALID_CODE') }
  const { form, isPending, faultOf, failureText } = useSubmit(send, { INVALID_CODE: invalid })

  async function send(data: FormData) {
    const code = String(data.get('code')).trim()
    if (!code) throw new FieldFault('code', t('missingCode'))
    try {
      await writeApi('POST', '/api/admin/login/code', { code })
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.body?.code !== 'LOGIN_EXPIRED') throw error
      return onStartAgain(t('shell:errors.LOGIN_EXPIRED'))
    }
    showToast({ title: t('successTitle'), text: t('successText') })
    await onSuccess()
  }

  return (
    <form {...form}>
      <fieldset ref={fields} className="grid gap-4">
        <legend className="mb-4 text-muted">{t('codeStep')}</legend>
        <CodeField error={faultOf('code')} />
        <SubmitFailure title={t('failedTitle')} text={failureText} />
        <button type="submit" disabled={isPending} className={`${buttonStyles.primary} w-full`}>
          {isPending ? t('confirmingCode') : t('confirmCode')}
        </button>
        <button
          type="button"
          className={`${buttonStyles.quiet} justify-self-start text-sm`}
          onClick={() => onStartAgain()}
        >
          {t('startAgain')}
        </button>
      </fieldset>
    </form>
  )
}
