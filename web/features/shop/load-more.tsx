import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { useScreenLocation, useSiteHref } from '../../lib/navigation'
import { buttonStyles } from '../../ui/button-styles'
import { renderedPages } from './paths'

interface LoadMoreProps {
  /** The pages that are shown. */
  from: number
  last: number
  onLoad: (page: number) => void
}

/** Adds the next page to the list. Without scripts it is a link, which starts anew after as many pages as the Worker renders at a time. */
export function LoadMore({ from, last, onLoad }: LoadMoreProps) {
  const { t } = useTranslation('shop')
  const list = useSiteHref(paths.shop)
  const query = new URLSearchParams(useScreenLocation().search)
  const next = last + 1
  query.delete('missing')
  query.set('page', String(next))
  if (next - from >= renderedPages) query.set('from', String(next))

  function load(event: React.MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLoad(next)
  }

  return (
    <a href={`${list}?${query}`} className={buttonStyles.secondary} onClick={load}>
      {t('loadMore')}
    </a>
  )
}
