import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { brand, brandColours } from '../../schema/brand'
import { checkData } from '../../schema/content/check-data'
import { demoValues } from '../../schema/site'
import { coloursFrom, questions, slugOf } from './answers'
import { contrastOf } from './contrast'
import { writeSite } from './site-files'

const folder = mkdtempSync(join(tmpdir(), 'second-site-'))
afterAll(() => rmSync(folder, { recursive: true }))

const answers = {
  name: 'Đường Gạo',
  taglineVi: 'Đường lúa và bếp nhà',
  taglineEn: 'Rice fields and family kitchens',
  address: 'https://duonggao.vn',
  email: 'chao@duonggao.vn',
  colour: '#1f6f4a',
}
const readable = 4.5

it('writes a site of its own, and none over another', async () => {
  writeSite('.', folder, answers)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const own = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'schema/brand.ts')).href)
  expect(own.brand).toEqual({
    name: 'Đường Gạo',
    slug: 'duong-gao',
    taglineVi: 'Đường lúa và bếp nhà',
    taglineEn: 'Rice fields and family kitchens',
  })
  expect(own.brandColours).toEqual({ ...brandColours, ...coloursFrom('#1f6f4a') })
  expect(read('wrangler.toml')).toContain('name = "duong-gao"')
  expect(read('wrangler.toml')).toContain('SITE_URL = "https://duonggao.vn"')
  expect(read('wrangler.toml')).toContain('MAIL_FROM = "chao@duonggao.vn"')
  const named = new RegExp(`${brand.name}|${brand.slug}|${brand.name.replaceAll(' ', '')}`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:json|md|toml|tsx?)$/.test(file) && !/decisions|CHANGELOG/.test(file),
  )
  expect(files.length).toBeGreaterThan(2000)
  expect(files.filter((file) => named.test(read(file)))).toEqual([])
  expect(read('schema/seed/pack.ts')).not.toContain('vietnam')
  const entries = readdirSync(join(folder, 'schema/seed/duong-gao/entries'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.json'))
  expect(entries.sort()).toEqual([
    'home/home.json',
    'page/privacy.json',
    'page/terms.json',
    'settings/site.json',
    'shop/shop.json',
  ])
  const settings = JSON.parse(read('schema/seed/duong-gao/entries/settings/site.json'))
  expect(checkData('settings', settings.data)).toEqual([])
  expect(demoValues(settings.data, 'settings')).toContain('settings.offices.0.phone')
  const home = JSON.parse(read('schema/seed/duong-gao/entries/home/home.json'))
  expect(checkData('home', home.data)).toEqual([])
  const shop = JSON.parse(read('schema/seed/duong-gao/entries/shop/shop.json'))
  expect(shop.data.merchants).toMatchObject([{ id: 'duong-gao', hosts: ['duonggao.vn'] }])
  writeFileSync(join(folder, 'mine.txt'), 'mine')
  expect(() => writeSite('.', folder, answers)).toThrow('is not empty')
})

it('takes a name with a Latin letter, an address, and a colour that white texts can be read on', () => {
  expect(slugOf('Đường Gạo & Sen')).toBe('duong-gao-sen')
  const takes = (question: keyof typeof questions, answer: string) =>
    questions[question].answer.safeParse(answer).success
  expect(takes('name', 'Đường Gạo')).toBe(true)
  expect(takes('name', '東京')).toBe(false)
  expect(takes('name', ' ')).toBe(false)
  expect(takes('name', "Minh's")).toBe(false)
  expect(questions.address.answer.parse('https://www.duonggao.vn/vi/')).toBe(
    'https://www.duonggao.vn',
  )
  expect(takes('address', 'http://duonggao.vn')).toBe(false)
  expect(takes('email', 'chao')).toBe(false)
  expect(takes('colour', '#1F6F4A')).toBe(true)
  expect(takes('colour', '#f0b84a')).toBe(false)
  expect(takes('colour', 'green')).toBe(false)
})

it.each(['#1f6f4a', '#000000', '#767676', '#5a1fb0'])('makes readable colours of %s', (colour) => {
  const { accent, action, actionStrong } = coloursFrom(colour)
  for (const [index, shade] of accent?.entries() ?? []) {
    for (const ground of [brandColours.paper, brandColours.card])
      expect(contrastOf(shade, ground[index] ?? '')).toBeGreaterThanOrEqual(readable)
  }
  for (const shade of [...(action ?? []), ...(actionStrong ?? [])])
    expect(contrastOf(shade, '#ffffff')).toBeGreaterThanOrEqual(readable)
})
