import { expect, it } from 'vitest'
import { anyEntryAtPath, entryAtPath, entryPagePath } from '../../schema/content/entry-paths'
import { cardFacts, cardLinks, withCardContents } from '../../schema/content-cards'
import { markdownToHtml } from '../../schema/markdown'
import { cardHtml } from './card-facts'

const html = markdownToHtml(
  '[Huế & mưa](/where-to-go/hue "card")\n\nXem [Huế](/where-to-go/hue).\n\n[Vé](/travel-deals/ve "card")',
)

it('finds where the cards of a text lead, and nothing else', () => {
  expect(cardLinks(html)).toEqual(['/where-to-go/hue', '/travel-deals/ve'])
  expect(cardLinks(markdownToHtml('Xem [Huế](/where-to-go/hue "card") nhé'))).toEqual([])
})

it('puts a lazy picture and an escaped note before the words, which stay as they were', () => {
  const card = cardFacts('/where-to-go/hue', 'destination', {
    heroImageUrl: '@assets/art/hue',
    region: 'central',
  })
  expect(card).toEqual({
    path: '/where-to-go/hue',
    kind: 'destination',
    image: '@assets/art/hue',
    region: 'central',
  })
  const filled = withCardContents(html, (href, words) =>
    card && href === card.path
      ? cardHtml(card, { words, note: '<Miền> & "Trung"', night: '(min-width: 0)' })
      : words,
  )
  expect(filled).toMatch(
    /<a class="content-card" href="\/where-to-go\/hue"><picture class="card-picture">.*hue-wide\.svg.*loading="lazy"/,
  )
  expect(filled).toContain(
    '<source media="(min-width: 0)" srcset="/assets/art/test/hue-wide-night.svg">',
  )
  expect(filled).toContain(
    '<small>&lt;Miền&gt; &amp; &quot;Trung&quot;</small> Huế &amp; mưa</span></a>',
  )
  expect(filled).toContain('<a class="content-card" href="/travel-deals/ve">Vé</a>')
})

it('darkens a drawing by night that has no file for it', () => {
  const card = cardFacts('/where-to-go/ninh-binh', 'destination', {
    heroImageUrl: '@assets/art/hue-3',
    region: 'north',
  })
  const filled = card
    ? cardHtml(card, { words: 'Ninh Bình', note: '', night: '(min-width: 0)' })
    : ''
  expect(filled).toMatch(
    /<picture class="card-picture"><img src="[^"]*hue-3-wide\.svg" alt="" class="day-picture"/,
  )
})

it('knows the entry of an address by its form', () => {
  expect(entryAtPath('/travel-deals/ve')).toEqual({ kind: 'deal', slug: 've' })
  expect(entryAtPath('/inspiration/x')).toEqual({ kind: 'post', slug: 'x' })
  expect(entryAtPath('/trang/x')).toBeUndefined()
  expect(anyEntryAtPath('/trang/x')).toEqual({ kind: 'page', slug: 'x' })
  const itinerary = entryPagePath('itinerary', 'hoi-an-3-days') ?? ''
  expect(anyEntryAtPath(itinerary)).toEqual({ kind: 'itinerary', slug: 'hoi-an-3-days' })
  expect(entryAtPath('/plan-your-trip/day-7')).toEqual({ kind: 'guide', slug: 'day-7' })
  expect(entryAtPath('/plan-your-trip/hoi-an-3-days')).toEqual({
    kind: 'itinerary',
    slug: 'hoi-an-3-days',
  })
  for (const path of [
    '/',
    '/where-to-go',
    '/inspiration',
    '/where-to-go/hue/x',
    'https://a.example/where-to-go/hue',
  ])
    expect(entryAtPath(path)).toBeUndefined()
})
