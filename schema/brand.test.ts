import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastOf } from '../tools/new-site/contrast'
import { brand, brandColours } from './brand'

const sources = ['schema', 'web', 'worker', 'tools'].map((folder) => `${folder}/**/*.*`)
/** What is written for one site alone, and what tests say of it. */
const own = /^schema\/(?:seed\/|brand\.ts)|\.(?:test|spec|fixture)\.|\/(?:e2e|testing)\//

it('names the brand in one source file', () => {
  const words = [brand.name, brand.slug, brand.name.replaceAll(' ', '')]
  const named = new RegExp(words.join('|'), 'i')
  const files = globSync(sources).filter((file) => !own.test(file) && /\.[a-z]+$/.test(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('has colours that texts can be read in', () => {
  const { paper, card, ink, muted, accent, action, actionStrong, night, onNight, turmeric } =
    brandColours
  const white = ['#ffffff', '#ffffff'] as const
  const pairs = [
    ...[ink, muted, accent].flatMap((text) => [paper, card].map((ground) => [text, ground])),
    ...[action, actionStrong].map((ground) => [white, ground]),
    ...[onNight, turmeric].map((text) => [text, night]),
  ]
  for (const [text, ground] of pairs) {
    for (const at of [0, 1] as const)
      expect(contrastOf(text?.[at] ?? '', ground?.[at] ?? '')).toBeGreaterThanOrEqual(4.5)
  }
})
