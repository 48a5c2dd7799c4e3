import { expect, it } from 'vitest'
import { demoValues, site } from './site'

it('knows which settings still are demo values', () => {
  const found = demoValues()
  expect(found).toContain('site.company.email')
  expect(found).toContain('site.offices.0.phone')
  expect(found).not.toContain('site.name')
})

it('points at nothing but reserved domains', () => {
  const hosts = JSON.stringify(site).match(/https?:\/\/[^/"]+/g) ?? []
  for (const host of hosts) expect(host).toMatch(/\.example$/)
})
