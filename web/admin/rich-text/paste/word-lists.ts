/** The paragraph of a list in Word: `mso-list:l0 level2 lfo1`. */
const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i

/** A bullet or number at the beginning of a line, which Word writes as text. */
const marker = /^[\s\u00a0]*(?:([\da-z]{1,3})[.)]|[·•o§\-–])[\s\u00a0]+/i

/** Makes lists of the paragraphs that Word writes in place of lists. */
export function wordLists(body: HTMLElement): void {
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

/** Removes the bullet or number of a line. Returns whether it was a number. */
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
