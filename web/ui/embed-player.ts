import { type Embed, readEmbed } from '../../schema/embeds'
import { readStored, session, writeStored } from '../lib/persisted-store'
import './embed-player.css'

/** What the providers' own embed codes ask for, as far as browsers know it. */
const allowed = 'autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture'
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation ' +
  'allow-forms'

/** Whether the policy of this document names the provider's player. */
function isAllowed({ provider }: Embed): boolean {
  return document.documentElement.dataset.embeds?.split(' ').includes(provider) === true
}

/** Whether the document, and its policy with it, may be older than the card. */
function canBeReloaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loaded === undefined) return false
  return new URL(loaded.name).pathname !== location.pathname || loaded.type !== 'reload'
}

function play(link: HTMLAnchorElement, { player = '', isTall }: Embed): void {
  const title = link.textContent.replace(/\s+/g, ' ').trim()
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = allowed
  frame.loading = 'lazy'
  // YouTube refuses to play where it is not told which site asks.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', sandbox)
  frame.src = player
  const box = document.createElement('span')
  box.className = isTall ? 'embed-player is-tall' : 'embed-player'
  const source = document.createElement('a')
  source.href = link.href
  source.textContent = `${title} ↗`
  box.append(frame, source)
  link.replaceWith(box)
  frame.focus({ preventScroll: true })
}

/**
 * Plays a card in its place. The policy stays that of the first document of a visit: where that
 * has no such player, the page is loaded anew and plays then, or the provider's page opens. The
 * session storage tells by `key` which card to open after that.
 */
export function openEmbed(link: HTMLAnchorElement, key: string): void {
  const embed = readEmbed(link.href)
  if (embed?.player && isAllowed(embed)) play(link, embed)
  else if (embed && canBeReloaded() && writeStored(key, link.href, session)) location.reload()
  else window.open(link.href, '_blank', 'noopener')
}

/**
 * Opens the card that was pressed before the page was loaded anew. It stays stored in a document
 * that may not play it: that one is still about to be left.
 */
export function resumeEmbed(text: HTMLElement, key: string): void {
  const href = readStored(key, session)
  const link = [...text.querySelectorAll<HTMLAnchorElement>('a[data-embed]')].find(
    (one) => one.href === href,
  )
  const embed = link && readEmbed(link.href)
  if (!embed || !isAllowed(embed)) return
  writeStored(key, undefined, session)
  link.scrollIntoView({ block: 'center' })
  play(link, embed)
}
