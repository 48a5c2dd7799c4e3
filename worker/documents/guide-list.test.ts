import { expect, it } from 'vitest'
import { pathIn, request } from '../testing/site'

it.each(['', '?q=coffee', '?category=highlands', '?q=zzz'])(
  'the guides list %s has the six featured destinations',
  async (query) => {
    const html = await (await request(pathIn('en', `/plan-your-trip${query}`))).text()
    const grid =
      html
        .slice(html.indexOf('aria-labelledby="featured-destinations"'), html.length)
        .split('</section>')[0] ?? ''
    expect(grid.match(/\/where-to-go\/[a-z-]+"/g)).toHaveLength(6)
  },
)

it('the itineraries of the home page name the places on their way', async () => {
  const html = await (await request(pathIn('en', '/'))).text()
  expect(html.match(/[^<>]* → [^<>]*/)?.[0]?.replaceAll('\u00a0', ' ')).toBe('Hanoi → Ha Long Bay')
})
