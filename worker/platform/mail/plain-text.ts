import type { SiteSettings } from '../../../schema/content/site-settings'
import { senderOf } from './texts/mail-texts'
import type { Block, Fact, Letter, Link } from './types'

const columns = 72

/** Breaks at spaces into lines of at most `columns`, unless one word is longer. */
export function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  for (const source of text.split('\n')) {
    let line = ''
    for (const word of source.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (indent.length + longer.length > columns && line !== '') {
        lines.push(indent + line)
        line = word
      } else line = longer
    }
    lines.push((indent + line).trimEnd())
  }
  return lines.join('\n')
}

export function linkText({ label, url }: Link): string {
  return `${wrap(label)}\n${url}`
}

/** Long values are indented below their label, so that they cannot pass for our words. */
function factText({ label, value }: Fact) {
  const line = `${label}: ${value}`
  return line.length <= columns && !value.includes('\n')
    ? line
    : `${label}:\n${wrap(value, '    ')}`
}

function blockText(block: Block) {
  switch (block.kind) {
    case 'text':
    case 'note':
      return wrap(block.text)
    case 'button':
      return linkText(block.link)
    case 'links':
      return block.links
        .map((link) => `${wrap(link.label)}\n${wrap(link.text)}\n${link.url}`)
        .join('\n\n')
    case 'facts': {
      const long = block.long.map(({ label, value }) => `${label}:\n${wrap(value, '    ')}`)
      return [...block.facts.map(factText), ...long].join('\n')
    }
  }
}

export function plainTextOf(letter: Letter, settings: SiteSettings): string {
  const head = `${letter.title}\n${'='.repeat(Math.min(letter.title.length, columns))}`
  const foot = [...letter.footer, senderOf(letter.language, settings)].map((line) => wrap(line))
  const parts = [
    head,
    ...letter.blocks.map(blockText),
    '-'.repeat(40),
    ...foot,
    ...letter.footerLinks.map(linkText),
  ]
  return `${parts.join('\n\n')}\n`
}
