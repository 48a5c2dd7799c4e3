import { buttonStyles } from './button-styles'
import { QueryLink } from './query-link'

interface ShowMoreProps {
  label: string
  /** Screen path of the list. */
  path: string
  remaining: number
  onShow: () => void
}

/** `?more=1` */
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
