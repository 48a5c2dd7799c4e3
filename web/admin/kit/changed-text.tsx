import { TextWithPictures } from './text-with-pictures'
import type { DifferencePart } from './word-difference'

interface ChangedTextProps {
  parts: readonly DifferencePart[]
  lang?: string | undefined
  className: string
  /** Words for screen readers before each change. */
  spoken?: { added: string; removed: string }
}

/** A text with what was removed struck through and what was added underlined. */
export function ChangedText({ parts, lang, className, spoken }: ChangedTextProps) {
  return (
    <p lang={lang} className={`whitespace-pre-wrap wrap-anywhere ${className}`}>
      {parts.map(({ kind, text }, index) => {
        // Parts have no identity of their own, and never change places.
        const key = `${index}${kind}`
        if (kind === 'same') return <TextWithPictures key={key} text={text} />
        const Change = kind === 'added' ? 'ins' : 'del'
        return (
          <Change
            key={key}
            className={`rounded-xs ${kind === 'added' ? 'bg-good/15 text-good underline' : 'bg-bad/15 text-bad line-through'}`}
          >
            {spoken && <span className="sr-only">{spoken[kind]} </span>}
            <TextWithPictures text={text} />
          </Change>
        )
      })}
    </p>
  )
}
