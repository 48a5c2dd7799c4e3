import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchResult } from '../../../schema/api/search'
import { Highlighted } from '../../domain/search/highlighted'
import { toShownResult } from '../../features/search/results'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { SiteLink } from '../../ui/site-link'

const optionStyle =
  'flex min-h-11 w-full flex-wrap items-center gap-x-2 rounded-control px-3 py-1.5 ' +
  'text-start leading-snug wrap-anywhere'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className="px-3 pt-1.5 text-sm font-semibold text-muted">
        {title}
      </div>
      {children}
    </div>
  )
}

interface OptionProps {
  id: string
  to?: string
  onClick: () => void
  children: ReactNode
}

/** The combobox sets `aria-selected` and the box's `aria-activedescendant`. */
export function Option({ to, children, ...rest }: OptionProps) {
  const option = { ...rest, role: 'option', tabIndex: -1, className: optionStyle } as const
  if (to !== undefined) {
    return (
      <SiteLink {...option} to={to}>
        {children}
      </SiteLink>
    )
  }
  return (
    <button {...option} type="button">
      {children}
    </button>
  )
}

interface ResultOptionProps extends Pick<OptionProps, 'id' | 'onClick'> {
  result: SearchResult
  marks: readonly string[]
}

export function ResultOption({ result, marks, ...rest }: ResultOptionProps) {
  const { t } = useTranslation('search')
  const { vndPerUsd } = useSiteSettings()
  const { type, path, title, titleLang, pageTitle, location, from } = toShownResult(
    result,
    useLocale(),
    vndPerUsd,
  )
  const hint =
    pageTitle ??
    (type === 'destination' ? location : type === 'product' ? from : t(`types.${type}`))
  return (
    <Option {...rest} to={path}>
      <span lang={titleLang}>
        <Highlighted text={title} marks={marks} />
      </span>
      {hint && <span className="text-sm text-muted">{hint}</span>}
    </Option>
  )
}
