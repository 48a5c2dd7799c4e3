import { expect, it } from 'vitest'
import { createSiteSearch } from './answer'
import type { SearchDoc, SearchPage } from './doc'
import { prepareDocs } from './prepare'
import { siteConcepts } from './site-concepts'

const page = (id: string, title: string, lead: string): SearchPage => ({
  id,
  type: 'guide',
  title,
  lead,
  image: null,
})
const noodles = 'Quán phở mở sớm. Phở bò, phở gà, ngồi vỉa hè.'
const docs: (SearchDoc & { text?: string })[] = [
  page('guide:day-7', 'Một ngày ăn', 'Sáng ra một bát phở vỉa hè.'),
  page('guide:day-6', 'Hà Nội trong hai ngày', 'Hồ và ba mươi sáu phố.'),
  { id: 'guide:day-6#ngay-mot', title: 'Ngày một', lead: 'Một vòng Hồ Gươm.', text: noodles },
]
const search = createSiteSearch(
  { docs: prepareDocs(docs, siteConcepts(), 'vi'), concepts: [], tables: '', isComplete: true },
  'vi',
)
const ids = (results: readonly { id: string }[]) => results.map(({ id }) => id)

it('lists what shows nothing of a word among what mentions it', () => {
  const { results, mentions } = search('pho')
  expect(ids(results)).toEqual(['guide:day-7'])
  expect(ids(mentions)).toEqual(['guide:day-6'])
})

it('keeps what answers a longer query by its meaning', () => {
  expect(ids(search('phở vỉa hè').results)).toContain('guide:day-6')
})
