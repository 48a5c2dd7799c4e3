import { type FormEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '../../../../schema/fold'
import type { Locale } from '../../../../schema/locale'
import { maxQueryLength } from '../../../../schema/search-query'
import { getI18n } from '../../../i18n/i18n'
import { useLateTexts } from '../../../i18n/use-late-texts'
import { useApi } from '../../../lib/use-api'
import { buttonStyles } from '../../../ui/button-styles'
import { inputStyle } from '../../content/form/inputs/input-frame'
import { DialogFrame } from '../../kit/dialog-frame'
import { useErrorText } from '../../kit/use-attempt'
import { useDebounced } from '../../kit/use-debounced'
import { useOptionList } from '../../kit/use-option-list'
import { choosePages, fixedPages } from './page-choices'

const quietMs = 250

export interface PageChoice {
  href: string
  title: string | undefined
}

interface PageDialogProps {
  kind: 'link' | 'card' | 'button'
  locale: Locale
  href?: string | undefined
  words?: string | undefined
  onChoose: (choice: PageChoice) => void
  onRemove?: (() => void) | undefined
  onClose: () => void
}

export function isAddress(text: string): boolean {
  return /^(?:https?:\/\/\S+\.\S+|\/(?!\/)\S*|mailto:\S+@\S+|tel:\+?[\d\s-]+|#\S+)$/i.test(text)
}

export function PageDialog({
  kind,
  locale,
  href = '',
  words = '',
  onChoose,
  onRemove,
  onClose,
}: PageDialogProps) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const id = useId()
  const [typed, setTyped] = useState(href)
  const [label, setLabel] = useState(words)
  const [isRefused, setIsRefused] = useState(false)
  const text = typed.trim()
  const takesAddress = kind !== 'card'
  const isLink = takesAddress && isAddress(text) && (kind === 'link' || label.trim() !== '')
  const query = useDebounced(text, quietMs).slice(0, maxQueryLength)
  const isQuery = fold(query) !== '' && !(takesAddress && isAddress(query))
  const { data, error, isPrevious } = useApi(
    isQuery ? `/api/search?q=${encodeURIComponent(query)}&locale=${locale}` : null,
    { keepPreviousData: true },
  )
  const { isLoaded: hasNames } = useLateTexts('shell', true, locale)
  const pages = useMemo(() => {
    if (!isQuery || !data) return []
    // A card shows what an entry says of itself.
    const hasFixed = takesAddress && hasNames
    const fixed = hasFixed ? fixedPages(getI18n(locale).getFixedT(locale, 'shell')) : []
    return choosePages(query, { fixed, results: data.results })
  }, [isQuery, data, takesAddress, hasNames, locale, query])
  const { box, list } = useOptionList(pages, false)
  const isFound = data !== undefined && !isPrevious && query === text.slice(0, maxQueryLength)
  const answer = isFound
    ? t('rich-text.pages.found', { count: pages.length })
    : t('rich-text.pages.searching')
  const status = isQuery && !error ? answer : ''

  return (
    <DialogFrame title={t(`rich-text.pages.${kind}`)} onClose={onClose}>
      {(close) => {
        const choose = (choice: PageChoice) => {
          close()
          // A button without words is called like its page.
          onChoose(kind === 'button' ? { ...choice, title: label.trim() || choice.title } : choice)
        }
        const submit = (event: FormEvent) => {
          event.preventDefault()
          // The dialog may be inside the form of a page.
          event.stopPropagation()
          const [first] = pages
          if (isLink) choose({ href: text, title: undefined })
          else if (first && isFound) choose(first)
          else setIsRefused(true)
        }
        return (
          <form onSubmit={submit} noValidate>
            {kind === 'button' && (
              <div className="mb-4">
                <label htmlFor={`${id}-words`} className="mb-1 block text-sm font-semibold">
                  {t('rich-text.pages.buttonWords')}
                </label>
                <input
                  id={`${id}-words`}
                  lang={locale}
                  value={label}
                  maxLength={80}
                  autoComplete="off"
                  onChange={(event) => {
                    setLabel(event.target.value)
                    setIsRefused(false)
                  }}
                  className={`${inputStyle(undefined)} min-h-11`}
                />
              </div>
            )}
            <label htmlFor={id} className="mb-1 block text-sm font-semibold">
              {t(`rich-text.pages.${kind}Label`)}
            </label>
            <input
              ref={box}
              id={id}
              role="combobox"
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={`${id}-list`}
              value={typed}
              autoComplete="off"
              aria-invalid={isRefused || undefined}
              aria-describedby={`${id}-notes`}
              onChange={(event) => {
                setTyped(event.target.value)
                setIsRefused(false)
              }}
              className={`${inputStyle(undefined)} min-h-11`}
            />
            <div id={`${id}-notes`} className="mt-1 text-sm text-muted">
              {isRefused && (
                <p className="font-semibold text-bad">{t(`rich-text.pages.${kind}Refused`)}</p>
              )}
              {error !== undefined && <p className="font-semibold text-bad">{errorText(error)}</p>}
              <p role="status">{status}</p>
            </div>
            <div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              aria-label={t(`rich-text.pages.${kind}`)}
              className="mt-2 grid max-h-72 overflow-y-auto"
            >
              {pages.map(({ href, title, type }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: Enter of the box clicks it
                // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus
                <div
                  key={href}
                  id={`${id}-${href}`}
                  role="option"
                  aria-selected="false"
                  onClick={() => choose({ href, title })}
                  className={
                    'flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 ' +
                    'rounded-control px-3 py-2 hover:bg-line/50 aria-selected:bg-line/80'
                  }
                >
                  <span className="font-semibold">{title}</span>
                  <span className="text-sm text-muted">{t(`rich-text.types.${type}`)}</span>
                </div>
              ))}
            </div>
            {takesAddress && (
              <div className="mt-4 flex flex-wrap justify-end gap-2">
                {onRemove && (
                  <button
                    type="button"
                    className={buttonStyles.secondary}
                    onClick={() => {
                      close()
                      onRemove()
                    }}
                  >
                    {t('rich-text.pages.remove')}
                  </button>
                )}
                <button type="submit" className={buttonStyles.primary}>
                  {t('rich-text.pages.use')}
                </button>
              </div>
            )}
          </form>
        )
      }}
    </DialogFrame>
  )
}
