import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

interface PostmarkProps {
  /** `YYYY-MM-DD`. */
  day: string
  className?: string
}

const ring =
  'grid size-22 shrink-0 -rotate-12 place-content-center rounded-full border-2 border-accent ' +
  'text-center text-[0.6875rem] leading-tight font-semibold text-accent uppercase outline-1 ' +
  '-outline-offset-6 outline-accent'

export function Postmark({ day, className = '' }: PostmarkProps) {
  const locale = useLocale()
  const [office] = useSiteSettings().offices
  const [year, month, date] = day.split('-').map(Number)
  return (
    <span aria-hidden="true" className={`${ring} ${className}`.trim()}>
      {office && text(office, 'locality', locale)}
      <b className="font-display text-xl leading-none">
        {date}.{month}
      </b>
      {year}
    </span>
  )
}
