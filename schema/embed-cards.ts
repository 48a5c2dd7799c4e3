import type { Link, Paragraph } from 'mdast'
import { cardClass } from './content-cards'
import { isDrawing } from './drawings'
import { embedProviders, readEmbed } from './embeds'
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
  const value = title && provider ? `${embedProviders[provider].name}: ${title}` : href
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

/**
 * Turns lone addresses of providers in rendered Markdown into cards, which are links until they
 * are pressed; a press before the script is there opens beside. Other addresses stay as they are.
 */
export function withEmbeds(html: string): string {
  return html.replace(
    loneEmbed,
    (paragraph, href = '', inner = '', bare = '', address = ''): string => {
      const embed = readEmbed(plainText(href + bare + address))
      if (!embed) return paragraph
      const [, src = '', alt = ''] = image.exec(inner) ?? []
      const { link, provider, player } = embed
      const title = alt || escapeHtml(plainText(inner) || link.replace(/^https:\/\/(www\.)?/, ''))
      const mark = player === undefined ? '' : ` data-embed="${provider}"`
      const name = embedProviders[provider].name
      return (
        `<p><a class="${cardClass} embed"${mark} href="${escapeHtml(link)}" ` +
        `target="_blank" rel="noopener">${pictureOf(src)}` +
        `<span><small>${name}</small> ${title}</span></a></p>`
      )
    },
  )
}
