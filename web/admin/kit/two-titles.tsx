import { otherLocale, textIn } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'

interface TwoTitlesProps {
  row: { titleVi: string; titleEn: string }
  to: string
  /** What the row is called where it has no title. */
  name: string
}

/** The title of a row as a link to its editor, with the title in the other language. */
export function TwoTitles({ row, to, name }: TwoTitlesProps) {
  const locale = useLocale()
  const own = textIn(row, 'title', locale)
  const other = textIn(row, 'title', otherLocale(locale))
  return (
    <>
      <SiteLink
        to={to}
        lang={own.locale}
        title={name}
        className="underline-offset-4 hover:underline md:line-clamp-2"
      >
        {name}
      </SiteLink>
      {other.value !== own.value && (
        <span
          lang={other.locale}
          title={other.value}
          className="block text-sm font-normal text-muted md:line-clamp-1"
        >
          {other.value}
        </span>
      )}
    </>
  )
}
