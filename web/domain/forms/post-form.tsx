import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormName, formId } from '../../../schema/no-js-forms'
import { useLocale } from '../../lib/locale-context'
import { useScreenLocation } from '../../lib/navigation'
import { type ShownForm, usePageData, useSettings, useSiteSettings } from '../../lib/page-data'

interface PostFormProps {
  name: FormName
  noJs: NoJsForm
  formRef: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Each try needs a new Turnstile response. */
  tries: number
  'aria-label'?: string
  'aria-labelledby'?: string
  className?: string
  children: ReactNode
}

export function PostForm({
  name,
  noJs,
  formRef,
  tries,
  className = '',
  children,
  ...rest
}: PostFormProps) {
  const needsScripts = useSettings().turnstileSiteKey !== undefined
  return (
    <div id={formId(name)} tabIndex={-1} className="outline-none">
      {noJs.shown?.summary}
      {needsScripts && <noscript>{import.meta.env.SSR && <MailInstead />}</noscript>}
      <form
        {...rest}
        noValidate
        ref={formRef}
        {...useNoJsPost(name)}
        className={`relative ${className} ${needsScripts ? 'no-js:hidden' : ''}`}
      >
        <Honeypot />
        {children}
        <HumanCheck key={tries} />
      </form>
    </div>
  )
}

function Honeypot() {
  const { t } = useTranslation('shell')
  return (
    <label aria-hidden="true" className="sr-only">
      {t('forms.website')}
      <input name="website" tabIndex={-1} autoComplete="off" data-draft="off" />
    </label>
  )
}

function MailInstead() {
  const { t } = useTranslation('forms')
  const { email } = useSiteSettings().company
  return (
    <p className="rounded-card border border-line bg-card p-6 text-ink">
      {t('withoutScripts')}{' '}
      <a href={`mailto:${email}`} className="text-accent underline">
        {email}
      </a>
    </p>
  )
}

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
function HumanCheck() {
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

export function humanAnswer(form: HTMLFormElement): string {
  return String(new FormData(form).get('cf-turnstile-response') ?? '')
}

export interface NoJsForm {
  shown: ShownForm | undefined
  values: Record<string, string>
  forget: () => void
}

export function useNoJsForm(name: FormName): NoJsForm {
  const data = usePageData()
  const [first] = useState(data.shownForm?.name === name ? data.shownForm : undefined)
  const [shown, setShown] = useState(first)
  useEffect(
    () => () => {
      data.shownForm = undefined
    },
    [data],
  )
  return { shown, values: first?.values ?? {}, forget: () => setShown(undefined) }
}

/** Only the Worker renders `action`: scripts submit by fetch. */
export function useNoJsPost(name: FormName) {
  const post = { method: 'post', suppressHydrationWarning: true } as const
  if (!import.meta.env.SSR) return post
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build
  const query = new URLSearchParams(useScreenLocation().search)
  query.set('form', name)
  return { ...post, action: `?${query}#${formId(name)}` }
}
