import { Fragment, Node, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model'
import { findLoss } from '../markdown/fidelity'
import { parseMarkdown } from '../markdown/parse-markdown'

const picture = /!\[[^\]\n]*\]\([^)\s]+/

/** Parses Markdown if it has pictures; any other text becomes a paragraph a line. */
export function parsePastedText(text: string, $at: ResolvedPos, isPlain: boolean): Slice {
  const { schema } = $at.doc.type
  const isMarkdown = !isPlain && picture.test(text) && findLoss(text) === undefined
  return Slice.maxOpen(
    isMarkdown ? Node.fromJSON(schema, parseMarkdown(text)).content : linesOf(text, schema, $at),
    true,
  )
}

function linesOf(text: string, schema: Schema, $at: ResolvedPos): Fragment {
  const lines = text.split(/(?:\r\n?|\n)+/)
  return Fragment.from(
    lines.flatMap(
      (line) =>
        schema.nodes.paragraph?.create(null, line ? schema.text(line, $at.marks()) : null) ?? [],
    ),
  )
}
