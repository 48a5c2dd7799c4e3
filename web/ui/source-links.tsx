import { Fragment } from 'react'
import { useLocale } from '../lib/locale-context'
import { hasVietnameseLetters } from './vietnamese-name'

/** Names are in their own language, so they are not translated. */
export function SourceLinks({ sources }: { sources: readonly { name: string; url: string }[] }) {
  const locale = useLocale()
  return sources.map(({ name, url }, index) => (
    <Fragment key={url}>
      {index > 0 && '; '}
      <a
        href={url}
        rel="noopener"
        lang={locale === 'en' && hasVietnameseLetters(name) ? 'vi' : undefined}
        translate="no"
        className="underline underline-offset-4"
      >
        {name}
      </a>
    </Fragment>
  ))
}
