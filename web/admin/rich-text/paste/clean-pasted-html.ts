import { makeFigures, tidyPictures } from './pasted-pictures'

const noText =
  'style, script, meta, link, title, xml, svg, source, iframe, object, input, button, colgroup'

/** The content security policy also applies to parsed HTML, so styles become another attribute. */
function disarmStyles(html: string): string {
  const withoutSheets = html.replace(/<style\b.*?<\/style>/gis, '')
  return withoutSheets.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, ' data-style='))
}

/** Reduces HTML of Word, Google Docs or a page to what a text may contain. */
export function cleanPastedHtml(html: string, origin = location.origin): string {
  const disarmed = disarmStyles(html)
  // Copied in this editor.
  if (disarmed.includes('data-pm-slice')) return disarmed
  // Word's conditional comments are not HTML; their content, such as list numbers, is needed.
  const { body } = new DOMParser().parseFromString(
    disarmed.replace(/<!\[(?:if[^\]]*|endif)\]>/g, ''),
    'text/html',
  )
  for (const element of body.querySelectorAll(noText)) element.remove()
  for (const comment of commentsOf(body)) comment.remove()
  tidyPictures(body, origin)
  wordLists(body)
  for (const row of body.querySelectorAll('table tr:first-child')) {
    if (row === row.closest('table')?.querySelector('tr'))
      for (const cell of row.querySelectorAll('td')) rename(cell, 'th')
  }
  for (const element of body.querySelectorAll('*:not(img)')) tidy(element)
  makeFigures(body)
  for (const element of body.querySelectorAll('p, h2, h3, h4, li, blockquote')) {
    const isEmpty =
      element.textContent.replaceAll('\u00a0', ' ').trim() === '' &&
      !element.querySelector('table, hr, img')
    if (isEmpty && !element.closest('td, th')) element.remove()
  }
  return body.innerHTML
}

function commentsOf(root: Node): ChildNode[] {
  const children = [...root.childNodes]
  return children.flatMap((child) =>
    child.nodeType === Node.COMMENT_NODE ? [child] : commentsOf(child),
  )
}

const renamed: Record<string, string> = {
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
  STRONG: 'strong',
  B: 'strong',
  I: 'em',
  EM: 'em',
}
const kept = new Set(['href', 'start'])
/** Includes tags such as Word's `<o:p>`. */
const unwrapped =
  /^(?:SPAN|FONT|DIV|U|S|STRIKE|DEL|INS|SUP|SUB|SMALL|SECTION|ARTICLE|PICTURE|\w+:\w+)$/

function tidy(element: Element): void {
  const { weight, italic } = styleOf(element)
  const { tagName } = element
  const target = renamed[tagName] ?? (tagName === 'P' ? wordHeading(element) : undefined)
  for (const { name } of [...element.attributes]) if (!kept.has(name)) element.removeAttribute(name)
  const isHeading = /^H\d$/.test(tagName)
  if (tagName === 'SPAN' && weight === 'bold' && !element.closest('h1, h2, h3, h4, h5, h6, th'))
    wrapContent(element, 'strong')
  if (tagName === 'SPAN' && italic) wrapContent(element, 'em')
  // Google Docs wraps everything in a <b> that is not bold.
  const isFalse = tagName === 'B' && weight === 'normal'
  if (isFalse || unwrapped.test(tagName) || (tagName === 'A' && !element.hasAttribute('href')))
    element.replaceWith(...element.childNodes)
  else if (target && !(isHeading && target === tagName.toLowerCase())) rename(element, target)
}

function styleOf(element: Element): { weight: 'bold' | 'normal' | undefined; italic: boolean } {
  const style = element.getAttribute('data-style') ?? ''
  const weight = /(?<![\w-])font-weight:\s*(\w+)/i.exec(style)?.[1]
  const isBold = weight === 'bold' || Number(weight) >= 600
  return {
    weight: weight === undefined ? undefined : isBold ? 'bold' : 'normal',
    italic: /(?<![\w-])font-style:\s*italic/i.test(style),
  }
}

/** Some Word templates mark titles and headings by class only. */
function wordHeading(element: Element): string | undefined {
  const level = /^MsoTitle$/.test(element.className)
    ? '1'
    : /^MsoHeading(\d)$/.exec(element.className)?.[1]
  return level && `h${Math.min(Math.max(Number(level), 2), 4)}`
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) other.setAttribute(name, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Word marks list paragraphs by style: `mso-list:l0 level2 lfo1`. */
const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i

/** Word writes bullets and numbers as text. */
const marker = /^[\s\u00a0]*(?:([\da-z]{1,3})[.)]|[·•o§\-–])[\s\u00a0]+/i

function wordLists(body: HTMLElement): void {
  let open: { list: Element; level: number }[] = []
  let last: Element | undefined
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = Number(listStyle.exec(paragraph.getAttribute('data-style') ?? '')?.[1])
    if (!level) continue
    if (paragraph.previousElementSibling !== last || !last) open = []
    open = open.filter((one) => one.level <= level)
    const item = document.createElement('li')
    const isNumbered = takeMarker(paragraph)
    item.append(...paragraph.childNodes)
    let current = open.at(-1)
    if (!current || current.level < level) {
      const list = document.createElement(isNumbered ? 'ol' : 'ul')
      if (current?.list.lastElementChild) current.list.lastElementChild.append(list)
      else {
        paragraph.before(list)
        last = list
      }
      current = { list, level }
      open.push(current)
    }
    current.list.append(item)
    paragraph.remove()
  }
}

function takeMarker(paragraph: Element): boolean {
  const ignored = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('data-style') ?? ''),
  )
  const text = ignored?.textContent ?? ''
  if (ignored) ignored.remove()
  const first = firstText(paragraph)
  const found = marker.exec(ignored ? `${text} ` : (first?.textContent ?? ''))
  if (!ignored && found && first?.textContent)
    first.textContent = first.textContent.slice(found[0].length)
  return found?.[1] !== undefined && found[1].toLowerCase() !== 'o'
}

function firstText(node: Node): Node | undefined {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) return child
    const inner = firstText(child)
    if (inner) return inner
  }
  return undefined
}
