import { describe, expect, it } from 'vitest'
import { destinationSlugs } from '../../../schema/destinations'
import { seedViews } from '../../../schema/testing/seed-views'
import { showMeCards, showMeDestinations, showMeGroups, showMePhrases } from './cards'

const hoiAn = { nameVi: 'Hội An', nameEn: 'Hoi An', destination: 'hoi-an' }
const hue = { nameVi: 'Huế', nameEn: 'Hue', destination: 'hue' }
const { destinations } = seedViews('destination')

describe('the cards', () => {
  it('of a destination name its places with their town, and its dishes', () => {
    const cards = showMeCards([hoiAn], showMeGroups)
    expect(cards[0]).toMatchObject({ lead: 'Cho tôi đến', say: 'Hội An' })
    expect(cards).toContainEqual(
      expect.objectContaining({ say: 'Chùa Cầu', area: 'Hội An, Đà Nẵng' }),
    )
    expect(cards).toContainEqual(
      expect.objectContaining({ group: 'order', say: 'Cho tôi một tô cao lầu' }),
    )
  })

  it('of a guide name its places', () => {
    const cards = showMeCards([hoiAn, hue], showMeGroups).filter(({ group }) => group === 'go')
    expect(cards.map(({ say }) => say)).toEqual(['Hội An', 'Huế'])
  })

  it('stand together by group, each once', () => {
    const cards = showMeCards([hoiAn], showMeGroups)
    const groups = cards.map(({ group }) => group)
    expect(groups).toEqual(
      [...groups].sort((a, b) => showMeGroups.indexOf(a) - showMeGroups.indexOf(b)),
    )
    expect(new Set(cards.map(({ group, say }) => group + say)).size).toBe(cards.length)
  })

  it('never tell a driver to go to a whole region', () => {
    const cards = showMeCards(
      [{ nameVi: 'Đồng bằng sông Cửu Long', nameEn: 'Mekong Delta', destination: 'mekong-delta' }],
      showMeGroups,
    )
    expect(cards.map(({ say }) => say)).not.toContain('Đồng bằng sông Cửu Long')
  })

  it('are composed Unicode', () => {
    const all = [...showMePhrases.map(({ say }) => say), JSON.stringify(showMeDestinations)]
    for (const say of all) expect(say).toBe(say.normalize('NFC'))
  })
})

it.each(destinationSlugs)('names places of %s that its page knows', (slug) => {
  const page = JSON.stringify(
    destinations.find((destination) => destination.slug === slug),
  ).toLowerCase()
  // The kind of a place may be added before its name: "Làng rau Trà Quế".
  const known = (name: string) =>
    page.includes(name.toLowerCase()) ||
    page.includes(name.split(' ').slice(-2).join(' ').toLowerCase())
  expect(showMeDestinations[slug].places.filter(({ nameVi }) => !known(nameVi))).toEqual([])
})
