import { describe, expect, it, vi } from 'vitest'
import { loadingOnce } from './load-once'

describe('loading once', () => {
  it('loads a key once, however often it is asked for, and each key by itself', async () => {
    const loadOnce = loadingOnce<string>()
    const load = vi.fn(async () => 'there')
    const both = [loadOnce('a', load), loadOnce('a', load)]
    expect(await Promise.all(both)).toEqual(['there', 'there'])
    expect(await loadOnce('a', load)).toBe('there')
    expect(load).toHaveBeenCalledTimes(1)
    await loadOnce('b', load)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('tries again what failed', async () => {
    const loadOnce = loadingOnce<string>()
    await expect(loadOnce('a', () => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    )
    expect(await loadOnce('a', async () => 'there')).toBe('there')
  })

  it('lets a failure stand for as long as it was told', async () => {
    vi.useFakeTimers()
    try {
      const loadOnce = loadingOnce<string>(1000)
      await expect(loadOnce('a', () => Promise.reject(new Error('offline')))).rejects.toThrow(
        'offline',
      )
      await vi.advanceTimersByTimeAsync(999)
      await expect(loadOnce('a', async () => 'there')).rejects.toThrow('offline')
      await vi.advanceTimersByTimeAsync(1)
      expect(await loadOnce('a', async () => 'there')).toBe('there')
    } finally {
      vi.useRealTimers()
    }
  })
})
