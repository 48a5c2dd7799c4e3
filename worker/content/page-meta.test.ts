import { beforeEach, expect, it } from 'vitest'
import { fillPath, paths } from '../../schema/paths'
import { clearAdmins } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import { openEntryDesk } from '../testing/entry-desk'
import { sampleData } from '../testing/kind-samples'
import { pathIn, request } from '../testing/site'

beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
})

async function headOf(path: string) {
  const html = await (await request(path)).text()
  return {
    title: /<title[^>]*>([^<]*)/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)/.exec(html)?.[1],
  }
}

it.each([
  ['post', paths.article, { titleEn: 'Rain', summaryEn: 'Bring a coat' }],
  ['letter', paths.letter, { subjectEn: 'Rain', previewEn: 'Bring a coat', contentEn: 'Text' }],
] as const)('%s has the head that is written, else its own words', async (kind, pattern, words) => {
  const mai = await openEntryDesk()
  const { meta: _, ...data } = sampleData(kind)
  const { id, slug } = await mai.create(kind, { data: { ...data, ...words } })
  await mai.publish(id, ['vi', 'en'])
  const path = pathIn('en', fillPath(pattern, { slug }))
  expect(await headOf(path)).toEqual({ title: 'Rain | Mango Road', description: 'Bring a coat' })
  const meta = { titleEn: 'Hue in the rain', descriptionEn: 'What to do when it rains' }
  await mai.save(id, { meta })
  await mai.publish(id, ['vi', 'en'])
  expect(await headOf(path)).toEqual({
    title: 'Hue in the rain | Mango Road',
    description: 'What to do when it rains',
  })
})
