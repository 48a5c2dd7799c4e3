import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { InvitationPreview } from '../../schema/api/admins'
import { isGuessablePassword } from '../../schema/api/guessable-password'
import { paths } from '../../schema/paths'
import { ApiFailure, writeApi } from '../lib/api'
import { useSiteNavigate } from '../lib/navigation'
import { buttonStyles } from '../ui/button-styles'
import { PosterPage } from '../ui/poster-page'
import { SiteLink } from '../ui/site-link'
import { LoadError } from '../ui/states'
import { showToast } from '../ui/toast-store'
import { minLength } from './account/password-errors'
import { AdminArea } from './admin-area'
import { PasswordField } from './kit/password-field'
import { SubmitFailure } from './kit/submit-failure'
import { FieldFault, useSubmit } from './kit/use-submit'

/** 256 bits in base64url; anything else is a link that was cut. */
const wellFormed = /^[\w-]{43}$/

/** What the link invites to; the token is after the `#`, so that no log has it. */
function useInvitation() {
  const [token, setToken] = useState<string>()
  const [invitation, setInvitation] = useState<InvitationPreview>()
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const read = () => setToken(window.location.hash.slice(1))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    if (!token || !wellFormed.test(token)) return
    setError(undefined)
    writeApi('POST', '/api/admin/invitation', { token })
      .then((response) => response.json())
      .then(setInvitation, setError)
  }, [token, tries])
  const isInvalid = token !== undefined && (!wellFormed.test(token) || isGone(error))
  return { token: token ?? '', invitation, error, isInvalid, retry: () => setTries(tries + 1) }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.body?.code === 'GONE'
}

export function Screen() {
  const { t } = useTranslation('login')
  const { token, invitation, error, isInvalid, retry } = useInvitation()
  const [hasEnded, setHasEnded] = useState(false)
  const navigate = useSiteNavigate()
  const { mutate } = useSWRConfig()

  async function enter() {
    // Whoever was logged in here before is not any more.
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/'), undefined, {
      revalidate: false,
    })
    navigate('/admin', { replace: true })
  }

  return (
    <AdminArea>
      <PosterPage picture="@assets/art/hoi-an" title={t('invite.title')}>
        <noscript>
          <p className="mt-2 font-semibold text-bad">{t('needsScripts')}</p>
        </noscript>
        {hasEnded || isInvalid ? (
          <div role="alert" className="mt-2">
            <p className="font-semibold">{t('invite.invalid')}</p>
            <p className="mt-1 mb-4 text-muted">{t('invite.invalidText')}</p>
            <SiteLink to={paths.adminLogin} className={buttonStyles.secondary}>
              {t('invite.toLogin')}
            </SiteLink>
          </div>
        ) : error !== undefined ? (
          <LoadError error={error} onRetry={retry} />
        ) : invitation ? (
          <InviteForm
            token={token}
            invitation={invitation}
            onSuccess={enter}
            onEnded={() => setHasEnded(true)}
          />
        ) : (
          <p role="status" className="mt-1 text-muted">
            {t('invite.checking')}
          </p>
        )}
      </PosterPage>
    </AdminArea>
  )
}

interface InviteFormProps {
  token: string
  invitation: InvitationPreview
  onSuccess: () => Promise<void>
  /** The invitation was revoked, used or has expired since. */
  onEnded: () => void
}

function InviteForm({
  token,
  invitation: { username, role, invitedBy },
  onSuccess,
  onEnded,
}: InviteFormProps) {
  const { t } = useTranslation('login')
  const { form, isPending, faultOf, failureText } = useSubmit(send, {
    BAD_REQUEST: { field: 'password', text: t('invite.guessable') },
  })

  async function send(data: FormData) {
    const password = String(data.get('password'))
    if (password.length < minLength)
      throw new FieldFault('password', t('invite.short', { length: minLength }))
    if (isGuessablePassword(password, [username]))
      throw new FieldFault('password', t('invite.guessable'))
    try {
      await writeApi('POST', '/api/admin/invitation/accept', { token, password })
    } catch (error) {
      if (error instanceof ApiFailure && error.body?.code === 'GONE') return onEnded()
      throw error
    }
    showToast({ title: t('invite.doneTitle'), text: t('invite.doneText') })
    await onSuccess()
  }

  return (
    <form {...form} className="mt-1 grid gap-5">
      <p className="text-muted">
        {t('invite.text', { invitedBy, role: t(`roles.${role}`), username })}
      </p>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t('invite.newPassword')}
        name="password"
        autoComplete="new-password"
        hint={t('invite.passwordText', { length: minLength })}
        error={faultOf('password')}
      />
      <SubmitFailure title={t('invite.failed')} text={failureText} />
      <button type="submit" disabled={isPending} className={`${buttonStyles.primary} w-full`}>
        {isPending ? t('invite.accepting') : t('invite.accept')}
      </button>
    </form>
  )
}
