import { Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { localizedPath } from '../../schema/locale'
import { useTranslation } from '../i18n/use-translation'
import { useLocale } from '../lib/locale-context'
import { useSettings } from '../lib/page-data'
import { shareTargets } from '../lib/share-targets'
import { buttonStyles } from './button-styles'
import { showToast } from './toast-store'

interface ShareButtonProps {
  title: string
  /** Screen path of the shared page. */
  path: string
  withText?: boolean
  /** Told where it was shared: a target's name, `system` or `link`. */
  onShared?: (target: string) => void
}

/** Shares a page: through the system where it can, otherwise by a small menu (decision E3). */
export function ShareButton({ title, path, withText = false, onShared }: ShareButtonProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { defaultLocale } = useSettings()
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [open])

  async function share() {
    const address = new URL(localizedPath(path, locale, defaultLocale), window.location.origin).href
    if (typeof navigator.share !== 'function') {
      setUrl(address)
      setOpen((before) => !before)
      return
    }
    try {
      await navigator.share({ title, url: address })
      onShared?.('system')
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      setUrl(address)
      setOpen(true)
    }
  }

  async function copy() {
    setOpen(false)
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: t('shell.linkCopied') })
      onShared?.('link')
    } catch (error) {
      console.debug('the clipboard refused', error)
      showToast({ title: t('shell.copyFailed'), text: url, destructive: true })
    }
  }

  function onMenuKey(event: React.KeyboardEvent) {
    if (event.key === 'Escape') {
      setOpen(false)
      root.current?.querySelector('button')?.focus()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    const at = entries.indexOf(document.activeElement as HTMLElement)
    entries[(at + step + entries.length) % entries.length]?.focus()
  }

  const entry = 'flex min-h-11 w-full items-center rounded-control px-3 text-start text-ink hover:bg-line/60'
  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={withText ? undefined : t('shell.shareItem', { title })}
        onClick={share}
        className={withText ? buttonStyles.onPicture : buttonStyles.iconOnPicture}
      >
        <Share2 aria-hidden="true" className="size-5" />
        {withText && t('shell.share')}
      </button>
      {open && (
        <div
          role="menu"
          aria-label={t('shell.share')}
          onKeyDown={onMenuKey}
          className="absolute end-0 z-30 mt-2 w-56 rounded-card border border-line bg-card p-1.5 shadow-card"
        >
          <button type="button" role="menuitem" className={entry} onClick={copy}>
            {t('shell.copyLink')}
          </button>
          {shareTargets(title, url).map(({ name, href }) => (
            <a
              key={name}
              role="menuitem"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={entry}
              onClick={() => {
                setOpen(false)
                onShared?.(name)
              }}
            >
              {name === 'email' ? t('shell.byEmail') : name}
            </a>
          ))}
        </div>
      )}
    </div>
  )
}
