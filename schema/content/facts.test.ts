import { describe, expect, it } from 'vitest'
import {
  checkedOnOf,
  factsFirst,
  fillFacts,
  knownFacts,
  namedFacts,
  unknownFactMessage,
  unknownFactOf,
  unknownFacts,
} from './facts'

const facts = knownFacts([
  {
    slug: 'evisa-days',
    live: { valueVi: '90 ngày', valueEn: '90 days', checkedOn: '2026-11-20' },
    locales: ['vi', 'en'],
  },
  { slug: 'fee', live: { valueVi: '25 USD', checkedOn: '2026-10-12' }, locales: ['vi'] },
  {
    slug: 'old',
    live: { valueVi: '30 ngày', valueEn: '30 days', checkedOn: '2025-01-01' },
    locales: [],
  },
])

describe('fillFacts', () => {
  it('fills each text in its own language, however deep, and what is shared in the asked one', () => {
    const value = {
      titleVi: 'Ở {{fact:evisa-days}}',
      titleEn: 'Stay {{fact:evisa-days}}',
      tipsVi: ['{{ fact:fee }}, {{fact:evisa-days}}'],
      days: [{ textEn: 'Up to {{fact:evisa-days}}.' }],
      shared: '{{fact:evisa-days}}',
    }
    expect(fillFacts(value, facts, 'en')).toEqual({
      titleVi: 'Ở 90 ngày',
      titleEn: 'Stay 90 days',
      tipsVi: ['25 USD, 90 ngày'],
      days: [{ textEn: 'Up to 90 days.' }],
      shared: '90 days',
    })
  })

  it('returns the same object where nothing is named, other tokens included', () => {
    const value = { titleVi: '{{price}} {{site:email}} {', list: [{ n: 1, none: null }] }
    expect(fillFacts(value, facts, 'vi')).toBe(value)
  })

  it('asks what stands for a fact that is not public in the language; by default its last value, or nothing', () => {
    expect(
      fillFacts(['a {{fact:old}}', 'b {{fact:fee}}', 'c {{fact:Nobody Knows}}'], facts, 'en'),
    ).toEqual(['a 30 days', 'b ', 'c '])
    const asked: unknown[] = []
    fillFacts(
      { bodyVi: '{{fact:evisa-days}} {{fact:old}}', bodyEn: '{{fact:fee}}' },
      facts,
      'vi',
      (...missing) => {
        asked.push(missing)
        return '?'
      },
    )
    expect(asked).toEqual([
      ['old', 'vi', '30 ngày'],
      ['fee', 'en', ''],
    ])
  })
})

it('names every place of a fact, and those that are unknown in a wanted language', () => {
  const value = {
    tipsEn: ['x', '{{fact:fee}}'],
    bodyVi: '{{fact:fee}}',
    tag: '{{fact:evisa-days}} {{fact:fee}}',
  }
  expect(namedFacts(value)).toHaveLength(4)
  expect(unknownFacts(value, facts, ['vi'])).toEqual([])
  expect(unknownFacts(value, facts, ['vi', 'en'])).toEqual([
    { name: 'fee', path: 'tipsEn.1', locale: 'en' },
    { name: 'fee', path: 'tag', locale: 'en' },
  ])
})

it('finds the oldest check of the facts of a language', () => {
  const value = { bodyVi: '{{fact:evisa-days}} {{fact:fee}}', bodyEn: '{{fact:evisa-days}}' }
  expect(checkedOnOf(value, facts, 'vi')).toBe('2026-10-12')
  expect(checkedOnOf(value, facts, 'en')).toBe('2026-11-20')
  expect(checkedOnOf({ bodyVi: 'x' }, facts, 'vi')).toBeUndefined()
})

it('reads the name back from the message of an issue', () => {
  expect(unknownFactOf(unknownFactMessage('e-visa "x"', 'en'))).toBe('e-visa "x"')
  expect(unknownFactOf('Too big')).toBeUndefined()
})

it('puts facts before the texts that name them, and leaves the order as it is otherwise', () => {
  expect(
    factsFirst([{ kind: 'deal' }, { kind: 'fact', slug: 'b' }, null, { kind: 'fact', slug: 'a' }]),
  ).toEqual([{ kind: 'fact', slug: 'b' }, { kind: 'fact', slug: 'a' }, { kind: 'deal' }, null])
})
