import type { TFunction } from 'i18next'
import type { CardFacts } from '../../schema/content-cards'
import { photoPicture } from '../../schema/figures'
import { escapeHtml } from '../../schema/html'
import type { Locale } from '../../schema/locale'
import { parseMediaPath } from '../../schema/media'
import { formatPrice } from '../../schema/numbers'
import { artSize, dayPictureClass, nightUrl, pictureUrl } from '../lib/art'

export function cardNote(
  { kind, region, price }: CardFacts,
  { locale, vndPerUsd, t }: { locale: Locale; vndPerUsd: number; t: TFunction<'shell'> },
): string {
  if (price !== undefined) return t('cards.price', { price: formatPrice(price, locale, vndPerUsd) })
  if (region) return t(`cards.regions.${region}`)
  return kind === 'topic' || kind === 'guide' || kind === 'itinerary' || kind === 'article'
    ? t(`cards.${kind}`)
    : ''
}

/** Returns safe HTML; `words` is HTML already, `night` the media condition of night pictures. */
export function cardHtml(
  card: CardFacts,
  { words, note, night }: { words: string; note: string; night: string },
): string {
  const url = pictureUrl(card.image, 'wide')
  const nightFile = nightUrl(url)
  const dayClass = dayPictureClass(url)
  const { width, height } = artSize('wide')
  const photo = parseMediaPath(card.image)?.key
  const picture = photo
    ? photoPicture(photo, { crop: 'wide', sizes: '9rem', name: 'card-picture' })
    : `<picture class="card-picture">${nightFile ? `<source media="${night}" srcset="${nightFile}">` : ''}` +
      `<img src="${escapeHtml(url)}" alt=""${dayClass && ` class="${dayClass}"`} ` +
      `width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`
  const above = note === '' ? '' : `<small>${escapeHtml(note)}</small> `
  return `${picture}<span>${above}${words}</span>`
}
