import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { checkData } from './check-data'
import { entryFile } from './entry-file'
import { kindUpgrades, schemaVersionOf, upgradeData } from './kind-upgrades'

/**
 * Entries as builds of this site exported them, every field filled: `<kind>-<version>.json`. Nobody
 * edits one (decision 0413).
 */
const folder = join(import.meta.dirname, 'testing')
const exported = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown] as const,
)

afterEach(() => {
  kindUpgrades.page = undefined
})

it.each(exported)('%s is good for its kind today', (name, file) => {
  const { kind, data, schemaVersion = 1 } = entryFile.parse(file)
  expect([name.startsWith(`${kind}-`), schemaVersion]).toEqual([true, schemaVersionOf(kind)])
  expect(checkData(kind, data)).toEqual([])
})

it('drops chat links of settings that the phone number has, and keeps exceptions', () => {
  const read = (version: number) => {
    const [, file] = exported.find(([name]) => name === `settings-${version}.json`) ?? []
    return entryFile.parse(file).data.offices
  }
  expect(read(1)).toEqual([
    expect.not.objectContaining({ whatsapp: expect.anything() }),
    expect.not.objectContaining({ whatsapp: expect.anything() }),
  ])
  expect(read(2)).toMatchObject([{ whatsapp: 'https://whatsapp.example/84555010002' }, {}])
})

it('runs the upgrades from the version of the data on, in their order', () => {
  const add = (letter: string) => (data: Record<string, unknown>) => ({
    ...data,
    done: `${data.done ?? ''}${letter}`,
  })
  kindUpgrades.page = [add('a'), add('b'), add('c')]
  expect(schemaVersionOf('page')).toBe(4)
  expect([1, 2, 3, 4, 5].map((from) => upgradeData('page', {}, from).done)).toEqual([
    'abc',
    'bc',
    'c',
    undefined,
    undefined,
  ])
  expect(upgradeData('home', { untouched: true }, 1)).toEqual({ untouched: true })
})
