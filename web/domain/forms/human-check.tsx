import { lazy, Suspense } from 'react'
import { useSettings } from '../../lib/page-data'

const Turnstile = lazy(async () => ({ default: (await import('./turnstile')).Turnstile }))

/**
 * The check that a person fills the form, where it is set up (decision G5): Cloudflare is asked once somebody turns to the form, never
 * before. It puts its answer into the form as `cf-turnstile-response`. Give it another `key` for another try: an answer counts once.
 */
export function HumanCheck() {
  const { turnstileSiteKey } = useSettings()
  if (!turnstileSiteKey) return null
  return (
    <Suspense>
      <Turnstile siteKey={turnstileSiteKey} />
    </Suspense>
  )
}

/** The answer of the check in a form; empty where there is none. */
export function humanAnswer(form: HTMLFormElement): string {
  return String(new FormData(form).get('cf-turnstile-response') ?? '')
}
