import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchAnswer, SearchResult } from '../../../schema/api/search'
import { searchPath } from '../../../schema/paths'
import { countSearch, countSearchClick } from '../../domain/search/count-search'
import { useLocalSearch } from '../../domain/search/load-engine'
import { forgetSearches, useRecentSearches } from '../../domain/search/recent-searches'
import { useLateTexts } from '../../i18n/use-late-texts'
import { useLocale } from '../../lib/locale-context'
import { Group, Option, ResultOption } from './options'
import { useCombobox, useTypedBox } from './use-combobox'
import './search-suggestions.css'

interface SearchSuggestionsProps {
  box: HTMLInputElement
  onFollow?: (() => void) | undefined
}

export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { isLoaded } = useLateTexts('search')
  return isLoaded && <Suggestions {...props} />
}

function Suggestions({ box, onFollow }: SearchSuggestionsProps) {
  const { t } = useTranslation('search')
  const locale = useLocale()
  const { search, load } = useLocalSearch(locale)
  const { text, isComposing, isWanted, firstStep, close } = useTypedBox(box)
  const query = useDeferredValue(text).trim()
  const recent = useRecentSearches()
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const answer = useMemo(
    () => (search && query !== '' ? search(query, { isTyping: true }) : undefined),
    [search, query],
  )
  const groups = useMemo(() => (answer ? suggestionsOf(answer) : []), [answer])
  const found = groups.reduce((sum, { results }) => sum + results.length, 0)
  const count = query === '' ? recent.length : found
  const isOpen = isWanted && (query === '' ? recent.length > 0 : answer !== undefined)
  useCombobox({
    box,
    list,
    isOpen,
    isComposing,
    firstStep,
    options: query === '' ? recent : groups,
  })
  const announced = useAnnounced(isOpen && !isComposing, `${query} ${count}`)

  const loadNow = useEffectEvent(load)
  useEffect(() => {
    const onFocus = () => loadNow()
    onFocus()
    box.addEventListener('focus', onFocus)
    return () => box.removeEventListener('focus', onFocus)
  }, [box])

  function follow() {
    box.value = ''
    close()
    onFollow?.()
  }

  function followResult({ id }: SearchResult) {
    const { results = [] } = answer ?? {}
    const counted = { query, locale, results: results.length }
    countSearch(counted)
    countSearchClick({ ...counted, position: results.findIndex((result) => result.id === id) + 1 })
    follow()
  }

  return (
    <>
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={t('box.label')}
        hidden={!isOpen}
        // A press must not take the focus from the box.
        onMouseDown={(event) => event.preventDefault()}
        className="suggestions card-shadow"
      >
        {isOpen && query === '' && (
          <Group title={t('recent')}>
            {recent.map((one, index) => (
              <Option key={one} id={`${id}${index}`} to={searchPath(one)} onClick={follow}>
                {one}
              </Option>
            ))}
            <Option id={`${id}clear`} onClick={forgetSearches}>
              <span className="text-sm text-muted">{t('clearRecent')}</span>
            </Option>
          </Group>
        )}
        {isOpen &&
          query !== '' &&
          groups.map(({ kind, results }) => (
            <Group key={kind} title={t(`box.${kind}`)}>
              {results.map((result) => (
                <ResultOption
                  key={result.id}
                  id={`${id}${result.id}`}
                  result={result}
                  marks={answer?.marks ?? []}
                  onClick={() => followResult(result)}
                />
              ))}
            </Group>
          ))}
        {isOpen && query !== '' && (
          <Option id={`${id}all`} to={searchPath(query)} onClick={follow}>
            <span className="font-semibold text-accent">{t('box.allResults', { query })}</span>
          </Option>
        )}
      </div>
      <p role="status" className="sr-only">
        {announced && t('box.count', { count })}
      </p>
    </>
  )
}

const announceAfterMs = 700

function useAnnounced(isWanted: boolean, what: string): boolean {
  const [announced, setAnnounced] = useState<string>()
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => setAnnounced(what), announceAfterMs)
    return () => clearTimeout(timer)
  }, [isWanted, what])
  return isWanted && announced === what
}

const suggestionKinds = ['places', 'guides', 'parts', 'products'] as const
type SuggestionKind = (typeof suggestionKinds)[number]

const maxSuggestions = 7
const maxOfKind: Record<SuggestionKind, number> = { places: 3, guides: 4, parts: 3, products: 2 }

function kindOf({ type, part }: SearchResult): SuggestionKind {
  if (type === 'product') return 'products'
  if (type !== 'destination') return 'guides'
  return part ? 'parts' : 'places'
}

export function suggestionsOf({ results }: Pick<SearchAnswer, 'results'>) {
  const groups = new Map<SuggestionKind, SearchResult[]>()
  let count = 0
  for (const result of results) {
    const kind = kindOf(result)
    const group = groups.get(kind) ?? []
    if (count === maxSuggestions) break
    if (group.length === maxOfKind[kind]) continue
    groups.set(kind, [...group, result])
    count += 1
  }
  return [...groups].map(([kind, found]) => ({ kind, results: found }))
}
