import { useEffect, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { useTranslation } from '../../../i18n/use-translation'
import { useModal } from '../../../lib/use-modal'
import { buttonStyles } from '../../../ui/button-styles'
import { isLoginWanted, settleLogin, subscribeLogin } from '../kit/login-request'
import { LoginForm } from '../login-form'

/** Where a session has ended in the middle of the work: logs in without leaving the view, so that nothing typed is lost. */
export function ReloginDialog({ username }: { username: string | undefined }) {
  const isWanted = useSyncExternalStore(subscribeLogin, isLoginWanted, () => false)
  return isWanted ? <OpenDialog username={username} /> : null
}

function OpenDialog({ username }: { username: string | undefined }) {
  const { t } = useTranslation()
  const { dialog, titleId, close } = useModal()
  const { mutate } = useSWRConfig()
  useEffect(() => {
    dialog.ref.current?.querySelector<HTMLElement>(username ? '[name=password]' : '[name=username]')?.focus()
  }, [username, dialog.ref])

  function goOn() {
    // It may be somebody else.
    void mutate('/api/admin/me')
    settleLogin(true)
    // Gives the focus back to where the work was.
    close()
  }

  return (
    <dialog
      {...dialog}
      onClose={() => settleLogin(false)}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink raised backdrop:bg-night/60"
    >
      <h2 id={titleId} className="text-heading">
        {t('admin.frame.sessionEnded')}
      </h2>
      <p className="mt-1 mb-5 text-muted">{t('admin.frame.sessionEndedText')}</p>
      <LoginForm {...(username && { username })} onSuccess={goOn} />
      <button type="button" className={`${buttonStyles.quiet} mt-3`} onClick={close}>
        {t('admin.frame.later')}
      </button>
    </dialog>
  )
}
