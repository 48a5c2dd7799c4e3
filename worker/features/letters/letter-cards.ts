import { cardFacts } from '../../../schema/content-cards'
import type { Locale } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { readCardRows, summaryTextOf } from '../../content/read-cards'
import type { Database } from '../../platform/db/database'
import { fill, mailTexts } from '../../platform/mail/texts/mail-texts'

export interface LetterCard {
  path: string
  name: string
  /** The region of a destination, the price of a deal, else the kind. */
  note: string
  line: string
  image: string
}

const lineLength = 140

function firstLine(value: string): string {
  const sentence = /^.*?[.!?…](?=\s|$)/s.exec(value)?.[0] ?? value
  if (sentence.length <= lineLength) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', lineLength)).replace(/[\s,;:–—]+$/, '')}…`
}

export async function readLetterCards(
  db: Database,
  { at, language, vndPerUsd }: { at: readonly string[]; language: Locale; vndPerUsd: number },
): Promise<LetterCard[]> {
  const { letter } = mailTexts[language]
  const kinds: Readonly<Record<string, string>> = letter.kinds
  const rows = await readCardRows(db, { at, locale: language })
  return rows.map(({ path, kind, summary }) => {
    const { image = '', region, price } = cardFacts(path, kind, summary) ?? {}
    const about = region ? letter.regions[region] : (kinds[kind] ?? '')
    return {
      path,
      name: summaryTextOf(summary, ['title', 'name'], language),
      note:
        price === undefined
          ? about
          : fill(letter.price, { price: formatPrice(price, language, vndPerUsd) }),
      line: firstLine(summaryTextOf(summary, ['tagline', 'summary', 'description'], language)),
      image,
    }
  })
}
