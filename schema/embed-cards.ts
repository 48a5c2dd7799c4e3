import type { Link, Paragraph } from 'mdast'
import { cardClass } from './content-cards'
import { isDrawing } from './drawings'
import { type EmbedProvider, embedProviders, readEmbed } from './embeds'
import { photoPicture } from './figures'
import { escapeHtml, plainText } from './html'
import { parseMediaPath } from './media'
import { drawingOf, sceneOf } from './text-drawings'

/** Link title that makes a lone link an embed: `[![Title](media:…)](https://… "embed")`. */
export const embedTitle = 'embed'

export interface EmbedText {
  href: string
  title: string
  /** Path of the picture, or empty. */
  src: string
}

/** What a paragraph embeds; undefined if it is anything but one embed. */
export function embedOfParagraph({
  children: [only, ...others],
}: Paragraph): EmbedText | undefined {
  if (others.length > 0) return undefined
  if (only?.type === 'text')
    return readEmbed(only.value) && { href: only.value, title: '', src: '' }
  if (only?.type !== 'link' || !readEmbed(only.url)) return undefined
  const [inner, ...more] = only.children
  if (more.length > 0 || !inner) return undefined
  const isBare = !only.title && inner.type === 'text' && inner.value === only.url
  if (isBare) return { href: only.url, title: '', src: '' }
  if (only.title !== embedTitle) return undefined
  if (inner.type === 'text') return { href: only.url, title: inner.value, src: '' }
  return inner.type === 'image' && !inner.title
    ? { href: only.url, title: inner.alt ?? '', src: inner.url }
    : undefined
}

/** A link that says what it leads to, for mails. */
export function embedLink({ href, title }: EmbedText): Link {
  const provider = readEmbed(href)?.provider
  const name = provider && embedProviders[provider].name
  const value = [name, title].filter(Boolean).join(': ')
  return { type: 'link', url: href, children: [{ type: 'text', value }] }
}

const loneEmbed = new RegExp(
  `<p>(?:<a href="([^"]*)" title="${embedTitle}">((?:(?!</a>).)*)</a>|` +
    `<a href="([^"]*)">\\3</a>|(https://[^\\s<]+))</p>`,
  'g',
)
const image = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/

const sizes = '(min-width: 48rem) 42rem, calc(100vw - 2.25rem)'

function pictureOf(src: string): string {
  const key = parseMediaPath(src)?.key
  if (key) return photoPicture(key, { crop: 'wide', sizes, name: 'card-picture' })
  const scene = sceneOf(src)
  if (scene === undefined || !isDrawing(scene)) return ''
  return `<span class="card-picture">${drawingOf(scene, '', 'wide')}</span>`
}

/** Stands for a picture; see web/ui/embed-face.css. */
const face = '<span class="embed-face"></span>'

/** For `withEmbedTitles`. */
function untitledMark(provider: EmbedProvider, name: string): string {
  const kind = provider === 'maps' ? 'place' : provider === 'instagram' ? 'post' : 'video'
  return `<small data-untitled="${kind}">${name}</small>`
}

/**
 * Turns lone addresses of providers in rendered Markdown into cards, which are links until they
 * are pressed; without the script they open beside. Other addresses stay as they are.
 */
export function withEmbeds(html: string): string {
  return html.replace(
    loneEmbed,
    (paragraph, href = '', inner = '', bare = '', address = ''): string => {
      const embed = readEmbed(plainText(href + bare + address))
      if (!embed) return paragraph
      const [, src = '', alt = ''] = image.exec(inner) ?? []
      const { link, provider, player, isTall } = embed
      const text = plainText(inner)
      const title = alt || (text === link || text === href ? '' : escapeHtml(text))
      const mark = player === undefined ? '' : ` data-embed="${provider}"`
      const drawn = player === undefined || provider === 'maps' ? '' : face
      const name = embedProviders[provider].name
      const tall = isTall ? ' is-tall' : ''
      return (
        `<p><a class="${cardClass} embed${tall}"${mark} href="${escapeHtml(link)}" ` +
        `target="_blank" rel="noopener">${pictureOf(src) || drawn}` +
        `<span>${title ? `<small>${name}</small> ${title}` : untitledMark(provider, name)}` +
        '</span></a></p>'
      )
    },
  )
}
