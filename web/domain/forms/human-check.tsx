import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'

interface TurnstileScript {
  render: (
    element: HTMLElement,
    options: { sitekey: string; language: string; theme: 'auto' },
  ) => string
  remove: (widget: string) => void
}

declare global {
  interface Window {
    turnstile?: TurnstileScript
  }
}

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** Loads Cloudflare's script once. Rejects where it cannot be reached. */
function loadTurnstile(): Promise<TurnstileScript> {
  return new Promise((resolve, reject) => {
    if (window.turnstile) return resolve(window.turnstile)
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('Turnstile did not start'))
    script.onerror = () => reject(new Error('Turnstile could not be loaded'))
    document.head.append(script)
  })
}

/** A Turnstile response counts once: give it another `key` for each try. */
export function HumanCheck() {
  const { turnstileSiteKey } = useSettings()
  return turnstileSiteKey && <Turnstile siteKey={turnstileSiteKey} />
}

function Turnstile({ siteKey }: { siteKey: string }) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    const form = element?.closest('form')
    if (!element || !form) return
    let widget: string | undefined
    let isGone = false
    const show = async () => {
      try {
        const turnstile = await loadTurnstile()
        if (!isGone)
          widget = turnstile.render(element, { sitekey: siteKey, language: locale, theme: 'auto' })
      } catch (error) {
        console.debug('the check is not available', error)
      }
    }
    const isHere = form.contains(document.activeElement)
    if (isHere) void show()
    else form.addEventListener('focusin', show, { once: true })
    return () => {
      isGone = true
      form.removeEventListener('focusin', show)
      if (widget) window.turnstile?.remove(widget)
    }
  }, [siteKey, locale])

  return <div ref={place} role="group" aria-label={t('humanCheck')} />
}

/** Returns Turnstile's response in a form; empty if there is none. */
export function humanAnswer(form: HTMLFormElement): string {
  return String(new FormData(form).get('cf-turnstile-response') ?? '')
}
