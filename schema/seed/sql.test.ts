import { expect, it } from 'vitest'
import { openMemoryDatabase } from '../../tools/testing/memory-database'
import { isNewDatabase, scriptOf, seedStatements } from './sql'

it('goes into a new database only, so that nothing deleted comes back', () => {
  const database = openMemoryDatabase()
  const isNew = () => database.prepare(isNewDatabase).get()?.isNew === 1
  expect(isNew()).toBe(true)
  database.exec(scriptOf(seedStatements()))
  database.exec(
    "delete from posts where id = (select min(id) from posts); update posts set status = 'draft'",
  )
  expect(isNew()).toBe(false)
  database.exec('delete from posts')
  expect(isNew()).toBe(false)
  database.exec(
    "insert into admins (id, username, password_hash, created_at, password_changed_at) values ('1', 'admin', '', '', ''); delete from products",
  )
  expect(isNew()).toBe(false)
})
