import { expect, it } from 'vitest'
import { openMemoryDatabase } from '../../tools/testing/memory-database'
import { readSampleEntries } from '../testing/sample-pack'
import { entryStatements } from './entries-sql'
import { isNewDatabase, scriptOf, seedStatements } from './sql'

const now = '2026-11-24T00:00:00.000Z'

it('goes into a new database only, so that nothing deleted comes back', () => {
  const database = openMemoryDatabase()
  const isNew = () => database.prepare(isNewDatabase).get()?.isNew === 1
  expect(isNew()).toBe(true)
  database.exec(scriptOf(seedStatements()))
  database.exec(
    'delete from products where id = (select min(id) from products); update products set listed = 0',
  )
  expect(isNew()).toBe(false)
  database.exec(scriptOf(entryStatements(readSampleEntries(), now)))
  database.exec('delete from products')
  expect(isNew()).toBe(false)
  database.exec(
    "insert into admins (id, username, password_hash, created_at, password_changed_at) values ('1', 'admin', '', '', ''); delete from entries",
  )
  expect(isNew()).toBe(false)
  database.exec('delete from admins')
  expect(isNew()).toBe(true)
})
