import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mutants } from './mutants'
import { troubleMutants } from './trouble-mutants'

it('finds every guard that npm run mutants takes away', () => {
  const gone = [...troubleMutants, ...mutants].filter(({ file, from }) => !readFileSync(file, 'utf8').includes(from))
  expect(gone.map(({ guard, file, from }) => ({ guard, file, from }))).toEqual([])
})
