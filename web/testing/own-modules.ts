import { vi } from 'vitest'

// The files share a thread, but not modules: each mocks its own.
vi.resetModules()
