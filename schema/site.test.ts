import { expect, it } from 'vitest'
import { defaultSettings } from './seed/default-settings'
import { demoValues, site } from './site'

it('knows which settings still are demo values', () => {
  const found = [...demoValues(site, 'site'), ...demoValues(defaultSettings, 'settings')]
  expect(found).toContain('settings.company.email')
  expect(found).toContain('settings.offices.0.phone')
  expect(found).not.toContain('site.name')
})

it('points at nothing but reserved domains', () => {
  const links = JSON.stringify(defaultSettings).match(/https?:\/\/[^"]+/g) ?? []
  // Chats at numbers that nobody gets: Vietnam has no mobile 054, the USA keeps 555-01xx for fiction.
  const nobody = /^https:\/\/(?:wa\.me\/(?:84545550101|19165550100)|zalo\.me\/0545550101)$/
  for (const link of links) expect(link).toMatch(nobody.test(link) ? nobody : /\.example(?:\/|$)/)
})
