import { useLocale } from '../lib/locale-context'

const letter = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i

/** Whether a text has letters that English lacks. */
export const hasVietnameseLetters = (text: string) => letter.test(text)

/** Splits an English phrase after its Vietnamese name, such as `Cao lầu (chewy noodles)`. */
export function splitVietnameseName(phrase: string): [name: string, rest: string] {
  const gloss = phrase.indexOf(' (')
  if (gloss > 0 && letter.test(phrase.slice(0, gloss)))
    return [phrase.slice(0, gloss), phrase.slice(gloss)]
  const words = phrase.split(' ')
  const plain = words.findIndex(
    (word, at) => at > 0 && !letter.test(word) && !letter.test(words[at + 1] ?? ''),
  )
  const name = words
    .slice(0, plain < 0 ? words.length : plain)
    .join(' ')
    .replace(/,$/, '')
  return letter.test(name) && letter.test(words[0] ?? '')
    ? [name, phrase.slice(name.length)]
    : ['', phrase]
}

export function VietnameseName({ children }: { children: string }) {
  const locale = useLocale()
  const [name, rest] = splitVietnameseName(children)
  if (locale === 'vi' || name === '') return children
  return (
    <>
      <span lang="vi">{name}</span>
      {rest}
    </>
  )
}
