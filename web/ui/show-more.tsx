import { useScreenLocation, useSiteHref } from '../lib/navigation'
import { buttonStyles } from './button-styles'

interface ShowMoreProps {
  label: string
  /** Screen path of the list. */
  path: string
  /** How many are not shown yet; nothing is drawn for none. */
  remaining: number
  onShow: () => void
}

/** Shows the rest of a list (`?more=1`); a plain link without scripts. */
export function ShowMore({ label, path, remaining, onShow }: ShowMoreProps) {
  const list = useSiteHref(path)
  const query = new URLSearchParams(useScreenLocation().search)
  query.set('more', '1')
  if (remaining <= 0) return null
  return (
    <div className="mt-12 text-center">
      <a
        href={`${list}?${query}`}
        className={buttonStyles.secondary}
        onClick={(event) => {
          event.preventDefault()
          onShow()
        }}
      >
        {label}
      </a>
    </div>
  )
}
