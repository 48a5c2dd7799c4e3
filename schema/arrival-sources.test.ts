import { expect, it } from 'vitest'
import { arrivalKindOf, arrivalSourceOf } from './arrival-sources'

it.each([
  ['', 'direct', 'direct'],
  ['www.mango.example:8787', 'direct', 'direct'],
  ['google.co.uk', 'Google', 'search'],
  ['vn.search.yahoo.com', 'Yahoo', 'search'],
  ['mail.google.com', 'mail.google.com', 'site'],
  ['google.evil.example', 'google.evil.example', 'site'],
  ['lm.facebook.com', 'Facebook', 'social'],
  ['notfacebook.com', 'notfacebook.com', 'site'],
  ['chat.zalo.me', 'Zalo', 'social'],
  ['Blog.Example.ORG.', 'blog.example.org', 'site'],
  ['192.168.1.9', 'other', 'site'],
  ['localhost', 'other', 'site'],
  ['an@example.org', 'other', 'site'],
  [`${'a'.repeat(100)}.org`, 'other', 'site'],
])('%o is %s, %s', (from, source, kind) => {
  const found = arrivalSourceOf(from, 'mango.example')
  expect([found, arrivalKindOf(found)]).toEqual([source, kind])
})
