import { describe, expect, it } from 'vitest'
import { loadAdminTexts } from './admin-texts'
import { getI18n, loadTexts, type Namespace } from './i18n'

const files = import.meta.glob<{ texts: object }>('./{vi,en}/**/*.ts', { eager: true })

function leaves(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  )
}

const names = Object.keys(files)
  .filter((file) => file.startsWith('./vi/'))
  .map((file) => file.slice('./vi/'.length, -'.ts'.length))
const textsOf = (locale: string, name: string) =>
  new Map(leaves(files[`./${locale}/${name}.ts`]?.texts ?? {}))
const places = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

/** Texts that rightly are the same in both languages. */
const sameInBoth = new Set([
  'shell.footer.farmToursSite',
  'destinations.more',
  'destinations.categories.trekking',
  'admin/entry-form.choices.category.trekking',
  'trips.fields.email',
  'contact.email',
  'bookings.held.chats.zalo',
  'bookings.held.chats.whatsapp',
  'months.millimetres',
  'shop.categoryCount',
  'preferences.language.vi',
  'preferences.language.en',
  ...['CA', 'SG'].flatMap((country) => [
    `contact.countries.${country}`,
    `admin/entry-form.choices.country.${country}`,
  ]),
  'admin/entry-form.choices.country.MY',
])

describe.each(names)('the texts of %s', (name) => {
  const vi = textsOf('vi', name)
  const en = textsOf('en', name)

  it('exist in both languages', () => {
    const withoutSingular = [...en.keys()].filter((key) => !key.endsWith('_one'))
    expect(withoutSingular.sort()).toEqual([...vi.keys()].sort())
  })

  it('have the same places for values', () => {
    for (const [key, text] of en)
      expect(places(text), key).toEqual(places(vi.get(key.replace(/_one$/, '_other')) ?? ''))
  })

  it('have a singular wherever English needs one', () => {
    for (const key of vi.keys())
      if (key.endsWith('_other')) expect(en.has(key.replace(/_other$/, '_one')), key).toBe(true)
  })

  it('are not left untranslated', () => {
    for (const [key, text] of en) {
      // What is nothing but values and marks has no words to translate.
      if (sameInBoth.has(`${name}.${key}`) || !/\p{L}{2}/u.test(text.replace(/\{\{\w+\}\}/g, '')))
        continue
      expect(text, key).not.toBe(vi.get(key))
    }
  })

  it('are composed Unicode', () => {
    for (const [key, text] of [...vi, ...en]) expect(text, key).toBe(text.normalize('NFC'))
  })
})

describe('translating', () => {
  it('fills places and chooses the plural form', async () => {
    await loadTexts('en', ['destinations'])
    const t = getI18n('en').getFixedT(null, 'destinations')
    expect(t('regionCount', { count: 1 })).toBe('1 destination')
    expect(t('regionCount', { count: 2 })).toBe('2 destinations')
  })

  it('leaves escaping to React', async () => {
    await loadTexts('vi', ['pages'])
    expect(
      getI18n('vi').getFixedT(null, 'pages')('privacy.metaDescription', { name: '<b> & $t(x)' }),
    ).toContain('<b> & $t(x)')
  })

  it('fails on a key without text', () => {
    const t: (key: string) => string = getI18n('en').t
    expect(() => t('destinations:nothing')).toThrow('destinations:nothing')
    expect(() => t('destinations:counters')).toThrow(RangeError)
  })

  it('rejects a file that does not exist', async () => {
    await expect(loadTexts('en', ['nothing' as Namespace])).rejects.toThrow(RangeError)
  })
})

describe('the texts of the admin', () => {
  it('are loaded by area, each beside those that are there', async () => {
    await loadTexts('en', ['admin'])
    const t = getI18n('en').getFixedT(null, 'admin')
    expect(() => t('outbox.title')).toThrow('outbox.title')
    await loadAdminTexts('en', ['outbox'])
    await loadAdminTexts('en', ['redirects', 'outbox'])
    expect([t('frame.title'), t('outbox.title'), t('redirects.title')]).toEqual([
      'Admin',
      'Outbox',
      'Redirects',
    ])
  })
})
