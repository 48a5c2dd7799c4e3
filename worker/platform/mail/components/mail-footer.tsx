import { Link, Text } from 'react-email'
import type { Locale } from '../../../../schema/locale'
import type { Link as Target } from '../letter'
import { set } from '../look'

export function MailFooter({
  texts,
  links,
  lang,
}: {
  texts: readonly string[]
  links: readonly Target[]
  lang?: Locale
}) {
  return (
    <div lang={lang}>
      {texts.map((text) => (
        <Text key={text} className="muted" style={set(13, 'muted', { margin: '0 0 10px' })}>
          {text}
        </Text>
      ))}
      {links.length > 0 && (
        <Text className="muted" style={set(13, 'muted', { margin: 0, lineHeight: 1.8 })}>
          {links.map(({ label, url }, index) => (
            <span key={label}>
              {index > 0 && ' \u00a0·\u00a0 '}
              <Link
                className="muted"
                href={url}
                style={{ ...set(13, 'muted'), textDecorationLine: 'underline' }}
              >
                {label}
              </Link>
            </span>
          ))}
        </Text>
      )}
    </div>
  )
}
