import { Link2, Mail, MessageCircle } from 'lucide-react'
import { type RefObject, type ToggleEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { copyLink } from './copy-link'
import { stepThroughMenu } from './menu'
import { shareTargets } from './share-links'

interface ShareMenuProps {
  title: string
  url: string
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
  onShared?: ((target: string) => void) | undefined
}

export function ShareMenu({ title, url, button, onClose, onShared }: ShareMenuProps) {
  const { t } = useTranslation('shell')
  const menu = useRef<HTMLDivElement>(null)
  const anchor = `--share-${useId()}`

  useEffect(() => {
    // Set by script: the CSP forbids `style` attributes in the document.
    button.current?.style.setProperty('anchor-name', anchor)
    menu.current?.showPopover()
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [button, anchor])

  function onToggle({ newState }: ToggleEvent) {
    if (newState === 'open') return
    onClose()
    // Safari does not focus a pressed button, so the browser returns no focus to it.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }

  async function copy() {
    onClose()
    if (await copyLink(url, t)) onShared?.('link')
  }

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('share')}
      popover="auto"
      onToggle={onToggle}
      onKeyDown={stepThroughMenu}
      style={{ positionAnchor: anchor }}
      className="menu card-shadow w-56"
    >
      <button type="button" role="menuitem" onClick={copy}>
        <Link2 className="size-4.5 text-muted" />
        {t('copyLink')}
      </button>
      {shareTargets(title, url).map(({ name, href }) => (
        <a
          key={name}
          role="menuitem"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => {
            onClose()
            onShared?.(name)
          }}
        >
          <TargetIcon name={name} />
          {name === 'email' ? t('byEmail') : name}
        </a>
      ))}
    </div>
  )
}

function TargetIcon({ name }: { name: string }) {
  const Icon = name === 'email' ? Mail : MessageCircle
  return <Icon className="size-4.5 text-muted" />
}
