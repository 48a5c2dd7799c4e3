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
  const hosts = JSON.stringify(defaultSettings).match(/https?:\/\/[^/"]+/g) ?? []
  for (const host of hosts) expect(host).toMatch(/\.example$/)
})
