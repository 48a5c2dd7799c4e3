import type { LetterText } from '../../schema/letters'
import type { Locale } from '../../schema/locale'
import { mediaAddress } from '../../schema/media'
import type { Photo } from '../../schema/photo-texts'
import type { LetterCard } from '../features/letters/letter-cards'

const photoKey = { id: 'k3f9x2ab7q', version: 1, width: 4000, height: 3000, colour: '7a8b6c' }

export const letterPhoto: Photo = {
  id: photoKey.id,
  src: mediaAddress(photoKey),
  altVi: 'Thuyền trên sông',
  altEn: 'Boats on a river',
  captionVi: 'Sáng sớm',
  captionEn: 'Early in the morning',
  credit: 'An Nguyen',
  creditUrl: '',
  licence: 'cc-by-4.0',
}

export const letterCards: LetterCard[] = [
  {
    path: '/where-to-go/hue',
    name: 'Hue',
    note: 'Central Vietnam',
    line: 'Rain & tombs.',
    image: '@assets/art/hue',
  },
  {
    path: '/travel-deals/mango-farm-day',
    name: 'A day in the orchard',
    note: 'Deal: $28',
    line: '',
    image: letterPhoto.src,
  },
]

const parts = `## Heading

A **strong** word, an *emphasised* one, \`code\`, a line\\
break, a [page](/lien-he?x=1#top), [another site](https://other.example/a?b=1&c=2), a [mailbox](mailto:a@other.example) and [nothing](javascript:alert(1)).

### Smaller

- one with [a link](/where-to-go)
- two
  - inner

1. first
2. second

> Quoted *words*.

| Month | Rain |
| --- | ---: |
| March | 12 |

![](${letterPhoto.src})

![A drawing](@assets/art/hue "With a caption")

![Gone](https://other.example/x.png)

[Hue](/where-to-go/hue "card")

[The orchard](/travel-deals/mango-farm-day "card")

[Unknown](/where-to-go/unknown "card")

[Plan a trip](/lap-ke-hoach "button")

---

    code <block>

<b>html</b>
`

/** A letter with every block that there is. */
export const sampleLetter: Record<Locale, LetterText> = {
  vi: {
    subject: 'Tháng Mười hai: “lúa & hoa”',
    preview: 'Nơi đang vào mùa.',
    content: `Chào bạn,\n\n${parts}`,
  },
  en: {
    subject: 'December: “rice & flowers”',
    preview: 'Where the season is.',
    content: `Hello,\n\n${parts}`,
  },
}
