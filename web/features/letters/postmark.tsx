import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

interface PostmarkProps {
  /** `YYYY-MM-DD`. */
  day: string
}

/** Needs the sheet `letters.css`. */
export function Postmark({ day }: PostmarkProps) {
  const locale = useLocale()
  const [office] = useSiteSettings().offices
  const [year, month, date] = day.split('-').map(Number)
  return (
    <span aria-hidden="true" className="postmark">
      {office && text(office, 'locality', locale)}
      <b className="font-display text-xl leading-none">
        {date}.{month}
      </b>
      {year}
    </span>
  )
}
