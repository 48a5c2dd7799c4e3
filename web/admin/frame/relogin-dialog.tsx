import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { useModal } from '../../lib/use-modal'
import { buttonStyles } from '../../ui/button-styles'
import { finishLogin, type LoginReason } from '../kit/admin-api'
import { LoginForm } from '../login-form'

interface ReloginDialogProps {
  username: string | undefined
  reason: LoginReason
}

export function ReloginDialog({ username, reason }: ReloginDialogProps) {
  const { t } = useTranslation('admin')
  const { dialog, titleId, close } = useModal()
  const { mutate } = useSWRConfig()
  useEffect(() => {
    dialog.ref.current
      ?.querySelector<HTMLElement>(username ? '[name=password]' : '[name=username]')
      ?.focus()
  }, [username, dialog.ref])

  function goOn() {
    // Another user may have logged in.
    void mutate('/api/admin/me')
    finishLogin(true)
    close()
  }

  return (
    <dialog
      {...dialog}
      onClose={() => finishLogin(false)}
      className={
        'm-auto w-[min(26rem,calc(100vw-2rem))] rounded-card border ' +
        'border-line bg-card p-6 text-ink card-shadow backdrop:bg-night/60'
      }
    >
      <h2 id={titleId} className="text-heading">
        {t(`frame.login.${reason}.title`)}
      </h2>
      <p className="mt-1 mb-5 text-muted">{t(`frame.login.${reason}.text`)}</p>
      <LoginForm username={username} isInDialog onSuccess={goOn} />
      <button type="button" className={`${buttonStyles.quiet} mt-3`} onClick={close}>
        {t('frame.later')}
      </button>
    </dialog>
  )
}
