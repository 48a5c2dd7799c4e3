import { Fragment } from 'react'
import { useLocale } from '../lib/locale-context'
import { hasVietnameseLetters } from './vietnamese-name'

interface SourceLinksProps {
  sources: readonly { name: string; url: string }[]
}

/**
 * Where something can be checked. What a source calls itself is in a language of its own and stays
 * as it is when a page is translated.
 */
export function SourceLinks({ sources }: SourceLinksProps) {
  const locale = useLocale()
  return sources.map(({ name, url }, index) => (
    <Fragment key={url}>
      {index > 0 && '; '}
      <a
        href={url}
        rel="noopener"
        lang={locale === 'en' && hasVietnameseLetters(name) ? 'vi' : undefined}
        translate="no"
        className="underline underline-offset-2"
      >
        {name}
      </a>
    </Fragment>
  ))
}
