import Validator from '@adobe/structured-data-validator'
import { HtmlValidate } from 'html-validate'
import { HTMLElement, NodeType, parse } from 'node-html-parser'
import type { Visit } from './visits'
import { readVocabulary } from './vocabulary'
import { createTextCheck, type TextBlock } from './words'

/** What other checks need to know of a page's document. */
export interface PageFacts {
  title: string
  description: string
  canonical: string
  noindex: boolean
  /** Address by `hreflang`. */
  alternates: Map<string, string>
  shareImage: string
  h1: string
  /** `href` of links, and addresses of files that the browser loads. */
  links: string[]
  ids: Set<string>
  blocks: TextBlock[]
  jsonLd: string[]
  /** Photographs without a width and height, which shift the page as they load. */
  unsized: string[]
}

const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'CODE', 'PRE'])
const inline = new Set(
  'A ABBR B BDI BUTTON CITE EM I LABEL MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '),
)
const tidy = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The texts below an element: what stands in one block and in one language is one text. */
function readBlocks(root: HTMLElement): TextBlock[] {
  const blocks: TextBlock[] = []
  function read(element: HTMLElement, outerLang: string, outerBlock: TextBlock | undefined): void {
    if (unread.has(element.tagName) || element.getAttribute('translate') === 'no') return
    const lang = element.getAttribute('lang')?.slice(0, 2) ?? outerLang
    const isInline = inline.has(element.tagName) && lang === outerLang && outerBlock
    const block = isInline || { lang, text: '' }
    if (!isInline) blocks.push(block)
    for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
      if (element.tagName !== 'LINK') blocks.push({ lang, text: tidy(element.getAttribute(name)) })
    for (const node of element.childNodes) {
      if (node instanceof HTMLElement) read(node, lang, block)
      else if (node.nodeType === NodeType.TEXT_NODE)
        block.text = `${block.text} ${tidy(node.text)}`.trim()
    }
  }
  read(root, '', undefined)
  return blocks.filter(({ text }) => text !== '')
}

/** Reads a document, as the server sent it or as the browser has it. */
export function readPage(html: string): PageFacts {
  // By default the parser takes what stands in `noscript` for text.
  const root = parse(html, { blockTextElements: { script: true, style: true } })
  const values = (selector: string, name: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '')
  const documentElement = root.querySelector('html') ?? root
  const head = { lang: documentElement.getAttribute('lang') ?? '' }
  const [description = ''] = values('meta[name=description]', 'content')
  const title = tidy(root.querySelector('head title')?.text)
  const sources = [
    ...values('[src]', 'src'),
    ...values('link[href]:not([rel=canonical]):not([rel=alternate])', 'href'),
  ]
  const sets = [...values('[srcset]', 'srcset'), ...values('[imagesrcset]', 'imagesrcset')].flatMap(
    (set) => set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  )
  return {
    title,
    description,
    canonical: values('link[rel=canonical]', 'href').join(' '),
    noindex: values('meta[name=robots]', 'content').some((content) => content.includes('noindex')),
    alternates: new Map(
      root
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    shareImage: values('meta[property="og:image"]', 'content').join(' '),
    h1: tidy(root.querySelector('h1')?.text),
    links: [
      ...values('a[href]', 'href'),
      ...sources,
      ...sets,
      ...values('meta[property="og:image"]', 'content'),
    ].filter(Boolean),
    ids: new Set(values('[id]', 'id')),
    blocks: [
      { ...head, text: title },
      { ...head, text: description },
      ...readBlocks(documentElement),
    ],
    jsonLd: root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => script.text),
    unsized: values('img[src^="/media/"]:not([width]), img[src^="/media/"]:not([height])', 'src'),
  }
}

/** Structure only; React escapes and closes, and axe checks what needs the rendered page. */
const validator = new HtmlValidate({
  root: true,
  rules: {
    'close-order': 'error',
    deprecated: 'error',
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'element-required-attributes': 'error',
    'heading-level': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'wcag/h30': 'error',
    'wcag/h37': 'error',
  },
})
/** Without scripts and styles, which are large and have no markup. */
async function checkMarkup(html: string): Promise<string[]> {
  const { results } = await validator.validateString(
    html.replace(/(<(style|script)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3'),
  )
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

const structuredData = new Validator(readVocabulary())
const leftovers =
  /\{\{.*?\}\}|\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b|^[a-z][\w-]*(?:\.[a-z][\w-]*){1,}[A-Z]\w*$/

function checkHead(
  { title, description, canonical, noindex, alternates, shareImage }: PageFacts,
  { path, listed, listedIn }: Visit,
): string[] {
  const isBetween = (text: string, min: number, max: number) =>
    text.length >= min && text.length <= max
  // An article's title is its author's own.
  const isArticle = /\/(inspiration|my-journal)\/./.test(path)
  const rules: [boolean, string][] = [
    [title !== '', 'title: missing'],
    [description !== '', 'description: missing'],
    [
      !listed || isArticle || isBetween(title, 30, 65),
      `title: ${title.length} characters: ${title}`,
    ],
    [
      !listed || isBetween(description, 110, 165),
      `description: ${description.length} characters: ${description}`,
    ],
    [!listed || !noindex, 'canonical: the sitemap lists a page with noindex'],
    [
      !listed || URL.parse(canonical)?.pathname === path,
      `canonical: leads to ${canonical || 'nothing'}`,
    ],
    [
      !listed || listedIn.every((name) => alternates.has(name)),
      `hreflang: only ${[...alternates.keys()].join(', ')}`,
    ],
    [noindex || shareImage !== '', 'share image: missing'],
  ]
  return rules.flatMap(([isRight, sentence]) => (isRight ? [] : sentence))
}

async function checkJsonLd({ jsonLd, noindex }: PageFacts): Promise<string[]> {
  if (noindex && jsonLd.length === 0) return []
  const [script = '', ...others] = jsonLd
  if (!script || others.length > 0) return [`json-ld: ${jsonLd.length} scripts instead of one`]
  const { '@graph': graph } = JSON.parse(script) as { '@graph'?: { '@type': string }[] }
  if (!graph) return ['json-ld: no @graph']
  const issues = await structuredData.validate({
    jsonld: Object.groupBy(graph, (node) => node['@type']) as Record<string, object[]>,
  })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => `json-ld: ${issueMessage}`)
}

export type PageCheck = (
  html: string,
  visit: Visit,
) => Promise<{ facts: PageFacts; findings: string[] }>

/** Returns the check of one document by itself: markup, head, structured data, texts. */
export async function createPageCheck(): Promise<PageCheck> {
  const checkText = await createTextCheck()
  return async (html, visit) => {
    const facts = readPage(html)
    const markup = visit.isSample ? await checkMarkup(html) : []
    const keys = facts.blocks.flatMap(({ text }) => {
      const leftover = leftovers.exec(text)?.[0]
      return leftover ? [`text: '${leftover}' in: ${text.slice(0, 90)}`] : []
    })
    const insecure = facts.links
      .filter((link) => link.startsWith('http:'))
      .map((link) => `insecure: ${link}`)
    const unfilled = facts.links
      .filter((link) => link.startsWith('media:'))
      .map((link) => `photograph: ${link} has no address`)
    const unsized = facts.unsized.map((source) => `photograph: ${source} has no width and height`)
    const texts = facts.blocks.flatMap(checkText)
    const head = [...checkHead(facts, visit), ...(await checkJsonLd(facts))]
    return {
      facts,
      findings: [...markup, ...head, ...keys, ...insecure, ...unfilled, ...unsized, ...texts],
    }
  }
}
