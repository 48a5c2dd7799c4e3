import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { inRoot } from './in-root'

const sheets = ['web/styles/styles.css', 'web/features/admin/admin.css'].map(inRoot)
const selector = /\.((?:\\3\d |\\.|[\w-])+)/g
/** Where a class begins a rule, or is what others look for above them. What else a selector names is another library's. */
const madeSelector = new RegExp(
  `(?:^\\s*(?:\\.js |:root:not\\(\\.js\\) )?(?::is\\()?(?:\\[data-admin\\] )?|:where\\()${selector.source}`,
  'gm',
)
/** Digits at the beginning are written by their number: 2 is `\32 `. */
const unescaped = (name: string) => name.replace(/\\3(\d) |\\(.)/g, '$1$2')

/** The classes that Tailwind makes of what is written in the sources. */
async function madeClasses(sheet: string): Promise<string[]> {
  const { build, sources } = await compile(readFileSync(sheet, 'utf8'), { base: dirname(sheet), onDependency: () => {} })
  const written = new Scanner({ sources }).scan()
  const made = new Set([...build(written).matchAll(madeSelector)].map(([, name = '']) => unescaped(name)))
  return written.filter((name) => made.has(name))
}

/** a, b … Z, aa, ab …; what looks like an advertisement to blockers is left out. */
function* shortNames(): Generator<string> {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  yield* letters
  for (const first of letters) for (const second of letters) if (!/ad/i.test(first + second)) yield first + second
}

export interface Naming {
  /** Every class that Tailwind makes. */
  known: Set<string>
  /** The short name of each that cannot be taken for a word, as `grid` and `page` can. */
  shortOf: Map<string, string>
}

/** Names every class that Tailwind makes for the site. */
export async function nameClasses(): Promise<Naming> {
  const made = (await Promise.all(sheets.map(madeClasses))).flat()
  const known = new Set(['js', ...made])
  const names = shortNames()
  const shortOf = new Map<string, string>()
  for (const name of [...known].filter((known) => /[-:/[]/.test(known)).sort()) {
    let short = names.next().value
    while (short && known.has(short)) short = names.next().value
    if (!short) throw new RangeError('there are more classes than short names')
    shortOf.set(name, short)
  }
  return { known, shortOf }
}

interface Node {
  type: string
  start: number
  end: number
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Where the strings of a syntax tree stand, quotes included. */
function* stringsOf(node: Node): Generator<Node> {
  if (node.type === 'TemplateElement' || (node.type === 'Literal' && 'value' in node && typeof node.value === 'string')) yield node
  for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) yield* stringsOf(child)
}

/** A string of the sources, quotes included, with short names; itself, where it is none of classes. Throws a RangeError for one that is so in part. */
export function shortened(text: string, { known, shortOf }: Naming): string {
  const [, open = '', body = '', close = ''] = /^(["'`}]?)(.*?)(["'`]|\$\{|)$/s.exec(text) ?? []
  if (/class="[^"]/.test(body)) throw new RangeError(`classes within HTML must be strings of their own: ${text}`)
  const words = body.split(/\s+/).filter(Boolean)
  if (!words.some((word) => shortOf.has(word))) return text
  const other = words.filter((word) => !known.has(word))
  if (other.length > 0) throw new RangeError(`'${other.join(' ')}' stands among classes and is none: ${text}`)
  return open + body.replace(/\S+/g, (word) => shortOf.get(word) ?? word) + close
}

/** A style sheet with short names. */
export function shortenedSheet(css: string, { shortOf }: Naming): string {
  return css.replace(selector, (whole, name: string) => {
    const short = shortOf.get(unescaped(name))
    return short ? `.${short}` : whole
  })
}

/**
 * Gives Tailwind's classes names of one or two letters in documents, scripts and styles alike: 1.3 KB less in the style sheet of all pages and
 * in the home page, 2 KB in a long list. A string in the sources is one of classes when each of its words is a class.
 */
export function shortClasses(): Plugin {
  let naming: Promise<Naming> | undefined
  const named = () => {
    naming ??= nameClasses()
    return naming
  }
  return {
    name: 'mango-road:short-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [/\/web\/(?!i18n\/|content\/|e2e\/).+\.tsx?$/, ...sheets] },
      async handler(code, id) {
        const names = await named()
        if (sheets.includes(id)) return { code: shortenedSheet(code, names), map: null }
        const result = new MagicString(code)
        for (const { start, end } of stringsOf(this.parse(code, { lang: 'tsx' }))) {
          const text = code.slice(start, end)
          const short = shortened(text, names)
          if (short !== text) result.update(start, end, short)
        }
        return result.hasChanged() ? { code: result.toString(), map: result.generateMap({ hires: 'boundary' }) } : undefined
      },
    },
  }
}
