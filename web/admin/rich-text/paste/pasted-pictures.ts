import { storedAddress } from '../photos/picture-address'

/** Shorter data addresses are placeholders of lazy pictures. */
const minDataLength = 300

function isPicture(address: string): boolean {
  return address.length > minDataLength && /^data:image\/(?!svg)[a-z+.-]+;base64,/.test(address)
}

/** Tracking pixels. */
function isPixel(image: Element): boolean {
  const style = image.getAttribute('data-style') ?? ''
  return ['width', 'height'].some((side) => {
    const size =
      image.getAttribute(side) ??
      new RegExp(`(?<![\\w-])${side}:\\s*([\\d.]+)px`, 'i').exec(style)?.[1]
    return size !== undefined && size !== '' && Number.parseFloat(size) <= 1
  })
}

/** Removes pictures that only the author could see, and the sizes of the others. */
export function tidyPictures(body: HTMLElement, origin: string): void {
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? ''
    const stored = isPicture(address) ? address : storedAddress(address, origin)
    if (stored === undefined || isPixel(image)) {
      image.remove()
      continue
    }
    const caption = image.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
    const words = { alt: image.alt, title: caption || image.title }
    for (const { name } of [...image.attributes]) image.removeAttribute(name)
    image.setAttribute('src', stored)
    for (const [name, text] of Object.entries(words))
      if (text.trim()) image.setAttribute(name, text.replace(/\s+/g, ' ').trim())
  }
  for (const caption of body.querySelectorAll('figure figcaption')) caption.remove()
}

/** Makes figures of lone pictures, and of those to be uploaded: only a block can wait for that. */
export function makeFigures(body: HTMLElement): void {
  for (const figure of body.querySelectorAll('figure')) figure.replaceWith(...figure.childNodes)
  for (const image of [...body.querySelectorAll('img')]) {
    const link = image.closest('a')
    if (link && link.textContent.trim() === '') link.replaceWith(...link.childNodes)
    const block = blockOf(image, body)
    const isLone =
      block === image ? !isInLine(image) : block.matches('p') && block.textContent.trim() === ''
    const mustMove = block.matches('h1, h2, h3, h4, h5, h6, pre') || image.src.startsWith('data:')
    if (isLone || mustMove) moveOut(image, block)
  }
}

function blockOf(image: Element, body: Element): Element {
  let block = image
  while (block.parentElement && block.parentElement !== body) block = block.parentElement
  return block
}

function isInLine({ previousSibling, nextSibling }: Element): boolean {
  const isWord = (node: Node | null) =>
    node !== null &&
    !(node instanceof HTMLElement && node.matches('p, figure, h2, h3, h4')) &&
    node.textContent?.trim()
  return Boolean(isWord(previousSibling) || isWord(nextSibling))
}

function moveOut(image: Element, block: Element): void {
  const figure = image.ownerDocument.createElement('figure')
  if (block === image) image.replaceWith(figure)
  else {
    // After others moved out of the same block.
    let last = block
    while (last.nextElementSibling?.matches('figure')) last = last.nextElementSibling
    last.after(figure)
  }
  figure.append(image)
}
