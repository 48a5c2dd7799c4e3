import { expect, it } from 'vitest'
import { request } from '../testing/site'

it('names the contact for vulnerabilities, as RFC 9116 asks', async () => {
  const response = await request('/.well-known/security.txt')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')?.toLowerCase()).toBe('text/plain; charset=utf-8')
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:hello@mangoroad.example',
    // 360 days after the build of the tests, less than a year.
    'Expires: 2027-11-16T00:00:00Z',
    'Preferred-Languages: vi, en',
    'Canonical: https://mangoroad.example/.well-known/security.txt',
    '',
  ])
})

it('is found where older scanners look', async () => {
  const response = await request('/security.txt')
  expect([response.status, response.headers.get('Location')]).toEqual([
    301,
    '/.well-known/security.txt',
  ])
})
