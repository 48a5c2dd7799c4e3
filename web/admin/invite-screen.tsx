import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { InvitationPreview } from '../../schema/api/admins'
import { paths } from '../../schema/paths'
import { ApiFailure, writeApi } from '../lib/api'
import { useSiteNavigate } from '../lib/navigation'
import { type Head, type HeadInput, pageTitle } from '../lib/page'
import { buttonStyles } from '../ui/button-styles'
import { PosterPage } from '../ui/poster-page'
import { SiteLink } from '../ui/site-link'
import { LoadError } from '../ui/states'
import { AdminArea } from './admin-area'
import { InviteForm } from './invite-form'

function head({ t }: HeadInput): Head {
  return {
    title: pageTitle(t('login:invite.title')),
    description: t('login:invite.intro'),
    path: paths.adminInvite,
    index: false,
    jsonLd: [],
  }
}

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

Screen.head = head
