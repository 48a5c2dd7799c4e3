import { Img, Link, Text } from 'react-email'
import { TitleLink } from '../../../platform/mail/components/mail-blocks'
import { hairline, set } from '../../../platform/mail/look'
import type { LetterCard } from '../letter-cards'
import { cardPictureWidth, type LetterPicture } from '../letter-pictures'

export interface ShownCard extends LetterCard {
  url: string
  picture?: LetterPicture
}

export function LetterCardBox({ card: { url, name, note, line, picture } }: { card: ShownCard }) {
  return (
    <table
      className="line"
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ border: hairline, borderRadius: 8, borderCollapse: 'separate', marginBottom: 14 }}
    >
      <tbody>
        <tr>
          {picture && (
            <td width="32%" valign="top" style={{ padding: '12px 0 12px 12px' }}>
              <Link href={url}>
                <Img
                  src={picture.src}
                  alt={name}
                  width={picture.width}
                  height={picture.height}
                  style={{
                    width: '100%',
                    maxWidth: cardPictureWidth,
                    height: 'auto',
                    borderRadius: 6,
                  }}
                />
              </Link>
            </td>
          )}
          <td valign="top" style={{ padding: '10px 14px' }}>
            {note && (
              <Text className="muted" style={set(13, 'muted', { margin: 0, lineHeight: 1.5 })}>
                {note}
              </Text>
            )}
            <Text className="ink" style={set(17, 'ink', { margin: 0, lineHeight: 1.4 })}>
              <TitleLink label={name} url={url} />
            </Text>
            {line && (
              <Text
                className="muted"
                style={set(14, 'muted', { margin: '4px 0 0', lineHeight: 1.5 })}
              >
                {line}
              </Text>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
