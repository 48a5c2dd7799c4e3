import type { Area, Snapshot, TextBlock } from './types'

/**
 * Reads a document in the browser: the live one, or a text that the server sent, parsed without running it. It is sent to the browser as
 * it stands here, so it may use nothing from outside itself.
 */
export function takeSnapshot(sent: string | null): Snapshot {
  const page = sent === null ? document : new DOMParser().parseFromString(sent, 'text/html')
  const unread = 'script, style, template, code, pre, noscript, [translate=no]'
  const skipped = sent === null ? unread : unread.replace(' noscript,', '')
  const inline = new Set('A ABBR B BDI BUTTON CITE EM I LABEL MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '))

  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const all = (selector: string) => [...page.querySelectorAll(selector)]
  const values = (selector: string, attribute: string) => all(selector).map((element) => tidy(element.getAttribute(attribute)))
  const isShown = (element: Element) => !element.closest('template, [hidden], dialog:not([open])')

  function areaOf(element: Element): Area {
    if (element.closest('head')) return 'head'
    const area = element.closest('main, header, footer')
    if (element.closest('main')) return 'main'
    return area?.tagName === 'FOOTER' ? 'footer' : 'header'
  }

  function placeOf(element: Element): string {
    const id = element.closest('[id]:not(#app):not(main)')?.id
    return `${areaOf(element)} ${element.tagName.toLowerCase()}${id && !element.closest('head') ? ` in #${id}` : ''}`
  }

  const langOf = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? '').slice(0, 2).toLowerCase()

  function blockOf(element: Element, lang: string): Element {
    let block = element
    while (inline.has(block.tagName) && block.parentElement && langOf(block.parentElement) === lang) block = block.parentElement
    return block
  }

  function readTexts(): TextBlock[] {
    const blocks: (TextBlock & { element: Element })[] = []
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = tidy(node.textContent)
      if (!parent || !text || parent.closest(skipped)) continue
      const lang = langOf(parent)
      const element = blockOf(parent, lang)
      const last = blocks.at(-1)
      if (last?.element === element && last.lang === lang) last.text += ` ${text}`
      else blocks.push({ element, lang, text, place: placeOf(element) })
    }
    return blocks.map(({ lang, text, place }) => ({ lang, text, place }))
  }

  function readAttributes(): TextBlock[] {
    return ['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
      all(`body [${name}]`)
        .filter((element) => !element.closest(skipped))
        .map((element) => ({ lang: langOf(element), text: tidy(element.getAttribute(name)), place: `${placeOf(element)}, its ${name}` })),
    )
  }

  function readHead(): TextBlock[] {
    const lang = langOf(page.documentElement)
    const texts = [
      tidy(page.title),
      ...values('head meta[name=description]', 'content'),
      ...values('head meta[property="og:title"]', 'content'),
    ]
    return texts.map((text) => ({ lang, text, place: 'head' }))
  }

  function isSized(image: Element): boolean {
    if (image.hasAttribute('width') && image.hasAttribute('height')) return true
    if (sent !== null) return true
    const { aspectRatio, position } = getComputedStyle(image)
    return aspectRatio !== 'auto' || position === 'absolute' || position === 'fixed'
  }

  const hasName = (element: Element) =>
    ['aria-label', 'aria-labelledby', 'title', 'alt'].some((name) => tidy(element.getAttribute(name))) ||
    tidy(element.querySelector(':scope > title')?.textContent) !== ''

  return {
    title: tidy(page.title),
    descriptions: values('head meta[name=description]', 'content'),
    canonicals: values('link[rel=canonical]', 'href'),
    noindex: values('meta[name=robots]', 'content').some((content) => content.includes('noindex')),
    alternates: all('link[rel=alternate][hreflang]').map((link) => ({
      hreflang: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    shareImages: values('meta[property="og:image"]', 'content'),
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
    headings: all('h1, h2, h3, h4, h5, h6')
      .filter(isShown)
      .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: tidy(heading.textContent) })),
    pictures: all('img').map((image) => ({
      source: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
      sized: isSized(image),
      place: placeOf(image),
    })),
    nameless: all('[role=img]')
      .filter((element) => !element.closest('[aria-hidden=true]') && !hasName(element))
      .map(placeOf),
    links: all('a[href], area[href]').map((link) => ({ href: link.getAttribute('href') ?? '', area: areaOf(link), place: placeOf(link) })),
    resources: [
      ...all('[src]').map((element) => element.getAttribute('src') ?? ''),
      ...all('[srcset]').flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
      ),
      ...values('link[href]:not([rel=canonical]):not([rel=alternate])', 'href'),
    ],
    actions: values('form[action]', 'action'),
    blocks: [...readHead(), ...readTexts(), ...readAttributes()],
  }
}
