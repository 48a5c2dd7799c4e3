import { expect, it } from 'vitest'
import { headersFile } from './headers'

it('binds as much to HTTPS as the pages do', () => {
  expect(headersFile('host')).toContain('  Strict-Transport-Security: max-age=63072000\n')
  expect(headersFile('preload')).toContain('max-age=63072000; includeSubDomains; preload\n')
})
