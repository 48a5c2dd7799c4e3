import { expect, it } from 'vitest'
import { findSynonymProblem, synonymLimits, tidySynonym } from './synonyms'

it('tidies both lists: composed, trimmed, each phrase once whatever its marks and case', () => {
  const tidy = tidySynonym({
    same: [' Áo \t mưa', 'áo mưa'.normalize('NFD'), 'AO MUA', '', '?!', 'poncho'],
    finds: ['Poncho', ' ', 'ô', 'ổ'],
  })
  expect(tidy).toEqual({ same: ['Áo mưa', 'poncho'], finds: ['ô'] })
})

const phrases = (count: number) => Array.from({ length: count }, (_, index) => `từ ${index}`)

it.each<[string, string[], string[], ReturnType<typeof findSynonymProblem>]>([
  ['two phrases', ['phở', 'noodle soup'], [], undefined],
  ['one phrase and one that it finds', ['phở'], ['phở bò'], undefined],
  [
    'as many and as long as may be',
    phrases(synonymLimits.phrases),
    ['a'.repeat(synonymLimits.phrase)],
    undefined,
  ],
  ['nothing', [], [], { path: 'same', problem: 'too few' }],
  ['only what it finds', [], ['phở', 'bún'], { path: 'same', problem: 'too few' }],
  ['one phrase', ['phở'], [], { path: 'same', problem: 'too few' }],
  [
    'too many that it finds',
    ['phở'],
    phrases(synonymLimits.phrases + 1),
    { path: 'finds', problem: 'too many' },
  ],
  [
    'a long phrase',
    ['phở', 'a'.repeat(synonymLimits.phrase + 1)],
    [],
    { path: 'same', problem: 'too long' },
  ],
])('judges %s', (_, same, finds, problem) => {
  expect(findSynonymProblem({ same, finds })).toEqual(problem)
})
