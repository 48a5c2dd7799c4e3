import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shareTargets } from '../lib/share-targets'
import { showToast } from './toast-store'

interface ShareMenuProps {
  title: string
  /** The shared page's full address. */
  url: string
  /** The button that opened the menu; the focus goes back to it. */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
  /** Told where it was shared: a target's name, or `link`. */
  onShared?: ((target: string) => void) | undefined
}

const entry = 'flex min-h-11 w-full items-center rounded-control px-3 text-start text-ink hover:bg-line/60'

/** What stays free around the menu, in CSS pixels. */
const margin = 8

/**
 * Places the menu at its button, whole within the window: its end under the button's, or else its start; above the button where it only fits
 * there. Where it fits neither above nor below, the page scrolls to it.
 */
function place(menu: HTMLElement, button: HTMLElement) {
  const { offsetWidth: width, offsetHeight: height, offsetParent } = menu
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const wanted = right - width < margin ? left : right - width
  const start = Math.max(margin, Math.min(wanted, document.documentElement.clientWidth - margin - width))
  // The page's own padding says how much of its top the bar above it takes.
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const opensUp = bottom + height + 2 * margin > window.innerHeight && top - margin - height >= bar
  menu.style.left = `${start - (offsetParent?.getBoundingClientRect().left ?? 0)}px`
  menu.style[opensUp ? 'bottom' : 'top'] = '100%'
  menu.scrollIntoView({ block: 'nearest' })
}

/** The places to share a page to. */
export function ShareMenu({ title, url, button, onClose, onShared }: ShareMenuProps) {
  const { t } = useTranslation('shell')
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (menu.current && button.current) place(menu.current, button.current)
  }, [button])

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target) && !button.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [button, onClose])

  async function copy() {
    onClose()
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: t('linkCopied') })
      onShared?.('link')
    } catch (error) {
      console.debug('the clipboard refused', error)
      showToast({ title: t('copyFailed'), text: url, destructive: true })
    }
  }

  function onMenuKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      onClose()
      button.current?.focus()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    const at = entries.findIndex((item) => item.contains(document.activeElement))
    entries[(at + step + entries.length) % entries.length]?.focus()
  }

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('share')}
      onKeyDown={onMenuKey}
      className="absolute z-50 my-2 w-56 scroll-my-4 rounded-card border border-line bg-card p-1.5 shadow-card"
    >
      <button type="button" role="menuitem" className={entry} onClick={copy}>
        {t('copyLink')}
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
            onClose()
            onShared?.(name)
          }}
        >
          {name === 'email' ? t('byEmail') : name}
        </a>
      ))}
    </div>
  )
}
