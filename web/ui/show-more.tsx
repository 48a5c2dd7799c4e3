import { buttonStyles } from './button-styles'
import { QueryLink } from './query-link'

interface ShowMoreProps {
  label: string
  /** Screen path of the list. */
  path: string
  /** How many are not shown yet; nothing is rendered for none. */
  remaining: number
  onShow: () => void
}

/** Shows the rest of a list (`?more=1`); a plain link without scripts. */
export function ShowMore({ label, path, remaining, onShow }: ShowMoreProps) {
  if (remaining <= 0) return null
  return (
    <div className="mt-12 text-center">
      <QueryLink
        path={path}
        change={{ more: '1' }}
        className={buttonStyles.secondary}
        onFollow={onShow}
      >
        {label}
      </QueryLink>
    </div>
  )
}
