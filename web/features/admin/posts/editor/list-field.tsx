import { useState } from 'react'
import { isSameValue, type PostField } from '../content/post-fields'
import { joinList, splitList } from '../content/split-list'
import { LineField } from './line-field'

interface ListFieldProps {
  field: PostField
  label: string
  hint: string
  items: string[]
  onChange: (items: string[]) => void
  separator: ',' | '\n'
  maxLength: number
  lang?: string
  error?: string | undefined
}

/** A list that is typed as one text. The text stays as typed as long as it says what the list says. */
export function ListField({ items, onChange, separator, ...rest }: ListFieldProps) {
  const [typed, setTyped] = useState(() => joinList(items, separator))
  const shown = isSameValue(splitList(typed, separator), items) ? typed : joinList(items, separator)

  function change(text: string) {
    setTyped(text)
    onChange(splitList(text, separator))
  }

  return <LineField {...rest} value={shown} onChange={change} rows={separator === '\n' ? 4 : 1} />
}
