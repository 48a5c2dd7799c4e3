import type { Mark, Node } from '@tiptap/pm/model'
import type { PhrasingContent } from 'mdast'

interface Run {
  marks: readonly Mark[]
  /** Undefined for a break or a picture. */
  text: string | undefined
  leaf: Node
}

/** Outermost first, where marks have the same length. */
const order = ['link', 'italic', 'bold', 'code']

/** Drops spaces and breaks at the ends, which Markdown cannot represent. */
export function writeInline(block: Node): PhrasingContent[] {
  const runs: Run[] = []
  block.forEach((leaf) => {
    const texts = leaf.isText
      ? (leaf.text ?? '').split(/^(\s+)|(\s+)$/).filter(Boolean)
      : [undefined]
    for (const text of texts) runs.push({ marks: leaf.marks, text, leaf })
  })
  return nest(freeSpaces(trimLines(runs)))
}

const isSpace = ({ text }: Run) => text !== undefined && text.trim() === ''
const isBreak = ({ leaf }: Run) => leaf.type.name === 'hardBreak'

function trimLines(runs: Run[]): Run[] {
  const trimmed = runs.filter((run, index) => {
    if (!isSpace(run)) return true
    const [before, after] = [runs[index - 1], runs[index + 1]]
    return before && after && !isBreak(before) && !isBreak(after)
  })
  const first = trimmed.findIndex((run) => !isBreak(run))
  const last = trimmed.findLastIndex((run) => !isBreak(run))
  return first === -1 ? [] : trimmed.slice(first, last + 1)
}

/** Moves spaces at the ends of bold and italic text outside: Markdown allows none there. */
function freeSpaces(runs: Run[]): Run[] {
  const free = (list: Run[]) => {
    const done: Run[] = []
    for (const run of list) {
      const before = done.at(-1)
      const isKept = (mark: Mark) =>
        mark.type.name === 'link' || before?.marks.some((other) => other.eq(mark))
      done.push(isSpace(run) ? { ...run, marks: run.marks.filter(isKept) } : run)
    }
    return done
  }
  return free(free(runs).reverse()).reverse()
}

function nest(runs: Run[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = []
  let start = 0
  while (start < runs.length) {
    const run = runs[start]
    if (!run) break
    const reaches = run.marks
      .filter((mark) => mark.type.name !== 'code')
      .map((mark) => ({ mark, end: endOf(mark, runs, start) }))
      .sort(
        (a, b) =>
          b.end - a.end || order.indexOf(a.mark.type.name) - order.indexOf(b.mark.type.name),
      )
    const [widest] = reaches
    if (widest) {
      const inner = runs
        .slice(start, widest.end)
        .map((piece) => ({ ...piece, marks: piece.marks.filter((mark) => !mark.eq(widest.mark)) }))
      nodes.push(wrap(widest.mark, nest(inner)))
      start = widest.end
    } else {
      addLeaf(nodes, run)
      start += 1
    }
  }
  return nodes
}

function endOf(mark: Mark, runs: Run[], start: number): number {
  let end = start
  while (runs[end]?.marks.some((other) => other.eq(mark))) end += 1
  return end
}

function wrap(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  if (mark.type.name === 'bold') return { type: 'strong', children }
  if (mark.type.name === 'italic') return { type: 'emphasis', children }
  const { href, title } = mark.attrs
  // Markdown has no link in a link, and the editor makes none.
  return {
    type: 'link',
    url: String(href ?? ''),
    title: title ? String(title) : null,
    children: children.filter(({ type }) => type !== 'link') as never,
  }
}

function addLeaf(nodes: PhrasingContent[], { leaf, text, marks }: Run): void {
  if (text === undefined) {
    const { src, alt, title } = leaf.attrs
    nodes.push(
      leaf.type.name === 'image'
        ? { type: 'image', url: String(src), alt, title }
        : { type: 'break' },
    )
    return
  }
  const type = marks.some((mark) => mark.type.name === 'code') ? 'inlineCode' : 'text'
  const before = nodes.at(-1)
  if (before?.type === type) before.value += text
  else nodes.push({ type, value: text })
}
