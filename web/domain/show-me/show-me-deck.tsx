import { ChevronLeft, ChevronRight, Printer, X } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/locale-context'
import { useModal } from '../../lib/use-modal'
import { buttonStyles } from '../../ui/button-styles'
import {
  type ShowMeCard,
  type ShowMeGroup,
  type ShowMeTarget,
  showMeCards,
  showMeGroups,
} from './cards'
import './show-me-card-view.css'
import { prefersReducedMotion } from '../../lib/browser-value'

interface ShowMeDeckProps {
  targets: readonly ShowMeTarget[]
  groups?: readonly ShowMeGroup[] | undefined
  onClose: () => void
}

/** A portal outside of the page, so that it prints alone. */
export function ShowMeDeck({ targets, groups = showMeGroups, onClose }: ShowMeDeckProps) {
  const { t } = useTranslation(['offline', 'shell'])
  const { dialog, titleId, close } = useModal()
  const cards = useMemo(() => showMeCards(targets, groups), [targets, groups])
  const { row, index, goTo, onScroll, onKeyDown } = useDeck(cards.length)
  const group = cards[index]?.group
  return createPortal(
    <dialog
      {...dialog}
      data-print="alone"
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="show-me"
    >
      <header className="flex items-center justify-between gap-3 px-4 pt-3">
        <div>
          <h2 id={titleId} className="text-heading">
            {t('cards.title')}
          </h2>
          <p className="text-sm text-muted" data-print="hide">
            {t('cards.intro')}
          </p>
        </div>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('shell:close')}
          onClick={close}
          data-print="hide"
        >
          <X className="size-5" />
        </button>
      </header>
      <nav
        aria-label={t('cards.group')}
        data-print="hide"
        className="flex gap-2 overflow-x-auto px-4 py-3"
      >
        {groups.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === group}
            onClick={() =>
              goTo(
                cards.findIndex((card) => card.group === name),
                true,
              )
            }
            className="chip shrink-0 text-sm"
          >
            {t(`cards.groups.${name}`)}
          </button>
        ))}
      </nav>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the arrow keys
        tabIndex={0}
        onScroll={onScroll}
        aria-label={t('cards.cards')}
      >
        {cards.map((card, at) => (
          <ShowMeCardView key={card.group + card.say} card={card} isShown={at === index} />
        ))}
      </ul>
      <footer
        data-print="hide"
        className="flex items-center justify-between gap-3 border-t border-line px-4 py-3"
      >
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('cards.previous')}
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
        >
          <ChevronLeft className="size-5" />
        </button>
        <p role="status" className="text-sm text-muted">
          {t('cards.position', { index: index + 1, total: cards.length })}
        </p>
        <button
          type="button"
          className={`${buttonStyles.quiet} max-sm:hidden`}
          onClick={() => window.print()}
        >
          <Printer className="size-5" />
          {t('cards.print')}
        </button>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('cards.next')}
          disabled={index === cards.length - 1}
          onClick={() => goTo(index + 1)}
        >
          <ChevronRight className="size-5" />
        </button>
      </footer>
    </dialog>,
    document.body,
  )
}

function sizeOf(say: string): string {
  return say.length > 36 ? 'show-me-say-long' : 'show-me-say'
}

function ShowMeCardView({ card, isShown }: { card: ShowMeCard; isShown: boolean }) {
  const locale = useLocale()
  const { lead, say, area } = card
  const meaning = { vi: undefined, en: card.meaningEn }[locale]
  return (
    <li aria-hidden={!isShown} className="show-me-card">
      <div lang="vi" className="m-auto max-w-5xl">
        {lead && <p className="show-me-lead leading-snug">{lead}</p>}
        <p className={`font-sans font-semibold leading-tight text-balance ${sizeOf(say)}`}>{say}</p>
        {area && <p className="show-me-area mt-3 leading-snug">{area}</p>}
        {meaning && (
          <p lang={locale} className="mt-6 text-lg text-muted">
            {meaning}
          </p>
        )}
      </div>
    </li>
  )
}

function useDeck(count: number) {
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  function goTo(wanted: number, isJump = false) {
    const list = row.current
    if (!list) return
    const next = Math.min(Math.max(wanted, 0), count - 1)
    setIndex(next)
    list.scrollTo({
      left: next * list.clientWidth,
      behavior: isJump || prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }

  function onScroll() {
    const list = row.current
    if (list) setIndex(Math.round(list.scrollLeft / list.clientWidth))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    goTo(index + step, true)
  }

  return { row, index, goTo, onScroll, onKeyDown }
}
