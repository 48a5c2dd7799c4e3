import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Has each test of a file begin at its own time and with nothing stored, as tests of what saves by
 * itself need it.
 */
export function withFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'debug').mockReturnValue()
  })
  afterEach(async () => {
    cleanup()
    // What the editor sends when it is left.
    await vi.advanceTimersByTimeAsync(0)
    vi.unstubAllGlobals()
    localStorage.clear()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}
