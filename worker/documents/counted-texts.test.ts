import { beforeEach, expect, it } from 'vitest'
import { plainText } from '../../schema/html'
import { locales } from '../../schema/locale'
import { clearAdmins } from '../testing/admins'
import { resetEntries } from '../testing/entries'
import { type EntryDesk, openEntryDesk } from '../testing/entry-desk'
import { pathIn, request } from '../testing/site'

const numbers = {
  vi: /(?<![\p{L}\d])(\d+|(?:bốn|năm|sáu|bảy|tám|chín|mười)(?: \p{L}+)?|\p{L}+ mươi(?: \p{L}+)?) (?:nơi|điểm đến)(?!\p{L})/giu,
  en: /\b(\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty\S*|thirty) (?:places|destinations)\b/gi,
}

let editor: EntryDesk

beforeEach(async () => {
  await clearAdmins()
  await resetEntries()
  editor = await openEntryDesk()
})

/** How many places the sentences of a page, its head among them, say there are. */
async function readCounts(path: string, locale: 'vi' | 'en') {
  const html = await (await request(pathIn(locale, path))).text()
  const described = [...html.matchAll(/<meta [^>]*description" content="([^"]*)"/g)]
  const sentences = [...described.map(([, words]) => words), html.replace(/<dl.*?<\/dl>/gs, ' . ')]
  const words = plainText(sentences.join(' . ').replace(/<script.*?<\/script>/gs, ''))
  const said = [...words.matchAll(numbers[locale])].map(([phrase]) => phrase)
  const counter = /<dd[^>]*>(\d+)<\/dd>/.exec(html)?.[1]
  return { said, counter }
}

it('counts a new place, and no sentence says how many places there were', async () => {
  const before = await readCounts('/where-to-go', 'vi')
  const { id } = await editor.create('destination')
  await editor.publish(id, ['vi', 'en'])
  const count = Number(before.counter) + 1
  const pages = ['/', '/where-to-go', '/plan-your-trip', '/things-to-do', '/travel-deals']
  for (const locale of locales)
    for (const path of pages) {
      const { said, counter } = await readCounts(path, locale)
      const stale = said.filter((phrase) => !phrase.startsWith(`${count} `))
      expect(stale, path).toEqual([])
      if (path === '/where-to-go') expect(counter).toBe(`${count}`)
    }
})
