import { describe, expect, it } from 'vitest'
import { createConceptReader } from './concept-reader'
import { readWords } from './words'

const reader = createConceptReader([
  { same: ['noodle soup', 'món nước'], finds: ['phở'] },
  { same: ['insurance', 'bảo hiểm'] },
  { same: ['helmet', 'mũ bảo hiểm'] },
  { same: ['phố', 'street'] },
])
const tokensIn = (query: string) =>
  reader.matchesIn(readWords(query)).flatMap(({ tokens }) => tokens)

describe('a query', () => {
  it('is read as its longest phrases', () => {
    expect(tokensIn('mua mũ bảo hiểm')).toEqual(['#2'])
    expect(tokensIn('bảo hiểm')).toEqual(['#1'])
  })

  it('means every concept that is written so without marks, and one with them', () => {
    expect(tokensIn('pho').sort()).toEqual(['#0.0', '#3'])
    expect(tokensIn('phở')).toEqual(['#0.0'])
    expect(tokensIn('phó')).toEqual([])
  })

  it('has the narrower concepts, not the wider', () => {
    expect(reader.narrower('#0')).toEqual(['#0.0'])
    expect(reader.narrower('#0.0')).toEqual([])
  })
})

it('finds concepts in Vietnamese texts only with their marks', () => {
  expect(reader.tokensOf(readWords('một phó giám đốc'), true)).toEqual([])
  expect(reader.tokensOf(readWords('một tô phở'), true)).toEqual(['#0.0'])
  expect(reader.tokensOf(readWords('a bowl of pho'), false)).toContain('#0.0')
})

describe('a syllable', () => {
  const { tokensOf, matchesIn } = createConceptReader(
    [
      { same: ['ô'] },
      { same: ['ô tô'] },
      { same: ['tất'] },
      { same: ['Huế'] },
      { same: ['chợ Huế'] },
    ],
    ['tất cả'],
  )

  it('of a longer word is not what it is alone', () => {
    expect(tokensOf(readWords('thuê ô tô'), true)).toEqual(['#1'])
    expect(tokensOf(readWords('mua một cái ô'), true)).toEqual(['#0'])
    expect(tokensOf(readWords('tất cả đều mang tất'), true)).toEqual(['#2'])
    expect(matchesIn(readWords('tất cả'))).toEqual([])
  })

  it('counts in the name of a place', () => {
    expect(tokensOf(readWords('ra chợ Huế'), true)).toEqual(['#4', '#3'])
  })
})

describe('a concept with a phrase of another', () => {
  it('adds to it', () => {
    const { matchesIn } = createConceptReader([
      { same: ['raincoat', 'áo mưa'] },
      { same: ['Poncho', 'raincoat'] },
    ])
    expect(matchesIn(readWords('poncho'))[0]?.tokens).toEqual(
      matchesIn(readWords('áo mưa'))[0]?.tokens,
    )
  })

  it('lets two find each other', () => {
    const { narrower } = createConceptReader([
      { same: ['raincoat'] },
      { same: ['umbrella'] },
      { same: ['raincoat', 'umbrella'] },
    ])
    expect([narrower('#0'), narrower('#1')]).toEqual([['#1'], ['#0']])
  })
})
