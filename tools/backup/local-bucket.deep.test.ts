import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { wranglerBucket } from './media-bucket'

// Starts wrangler three times, which takes some seconds each.
it('stores in and reads from the local bucket of a state folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-bucket-test-'))
  vi.stubEnv('STATE_DIR', join(folder, 'state'))
  const local = wranglerBucket({ isRemote: false, environment: undefined })
  const [source, target] = [join(folder, 'source'), join(folder, 'target')]
  writeFileSync(source, 'a photograph')
  expect(await local.get('originals/x', target)).toBe(false)
  await local.put('originals/x', source, 'image/jpeg')
  expect(await local.get('originals/x', target)).toBe(true)
  expect(readFileSync(target, 'utf8')).toBe('a photograph')
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})
